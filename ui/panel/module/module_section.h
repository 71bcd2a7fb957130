#pragma once

#include <QWidget>

#include "core/model/teaching/teaching_module.h"
#include "ui/part/named_values.h"
#include "ui/words/glossary/glossary.h"

#include <functional>
#include <optional>

class QCheckBox;
class QFormLayout;
class QSpinBox;
class PrefixedSpin;

/// One control's change to a teaching module; everything else stays as it is, to the last digit.
using ModuleEdit = std::function<void(core::TeachingModule&)>;

/// A part of the teaching module's settings, a form of captions and controls.
class ModuleSection : public QWidget {
    Q_OBJECT
public:
    explicit ModuleSection(QWidget* parent = nullptr);

    /// Sets the controls; that is no edit.
    void show(const core::TeachingModule& module);

signals:
    void edited(const ModuleEdit& edit);

protected:
    virtual void display(const core::TeachingModule& module) = 0;

    /// A control's name, and its effect in the field's words.
    struct Words {
        QString name;
        QString tip;
        std::optional<Term> term = {};  ///< term of the glossary, which the tip then tells too
    };
    struct Range {
        double least, most;
        int decimals = 3;  ///< at most; zeros behind are left out
        double step = 0;   ///< 0: as large as the number asks for
    };
    template<typename Value>
    using Setter = void (*)(core::TeachingModule&, Value);

    QSpinBox* count(const Words& words, int least, int most, Setter<int> set);
    PrefixedSpin* number(const Words& words, const Range& range, Setter<double> set);
    /// @param open  the text while no number is chosen; a setter then gets NaN
    PrefixedSpin* numberOrOpen(const Words& words, const Range& range, const QString& open, Setter<double> set);
    QComboBox* choice(const Words& words, const QStringList& choices, Setter<int> set);
    template<typename Value>
    QComboBox* choice(const Words& words, const NamedValues<Value>& choices, Setter<Value> set)
    {
        QComboBox* box = list(words);
        addValues(box, choices);
        connect(box, &QComboBox::activated, this, [this, box, set] { change(set, valueOf<Value>(box)); });
        return box;
    }
    QCheckBox* flag(const QString& text, const QString& tip, Setter<bool> set);

    void addRow(const QString& caption, const std::vector<QWidget*>& controls);
    /// Shows or hides a control's row.
    void setRowVisible(QWidget* control, bool visible);

    QFormLayout* m_form;

private:
    void setWords(QWidget* control, const Words& words);
    QComboBox* list(const Words& words);
    template<typename Value>
    void change(Setter<Value> set, Value value)
    {
        emit edited([set, value](core::TeachingModule& module) { set(module, value); });
    }
};
