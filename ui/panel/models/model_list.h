#pragma once

#include <QAbstractListModel>

#include "ui/work/model_finder.h"

#include <map>

/// The models of all places under their headings, narrowed by the typed words. A place without models says why.
class ModelList final : public QAbstractListModel {
    Q_OBJECT
public:
    enum class Kind { Heading, Model, Hint };
    enum Role {
        KindRole = Qt::UserRole,  ///< int(Kind)
        PlaceRole,                ///< int(ModelPlace)
        ArchitectureRole,         ///< "GPT-2"
        SizeRole,                 ///< "548 MB"
        DetailRole,               ///< the second line: the model's summary or folder, or the reason why it cannot be
                                  ///< opened
        FolderRole,               ///< in the form for people
        ReasonRole                ///< one sentence; empty where the model can be opened
    };

    /// @param cache  named in its heading
    explicit ModelList(const std::filesystem::path& cache, QObject* parent = nullptr);

    void add(ModelPlace place, const std::vector<core::ModelSurvey>& models);
    /// Nothing more comes from the place.
    void finish(ModelPlace place, const std::optional<core::Error>& problem);
    void remove(int row);
    /// Shows models that have all these words in name, architecture, folder or summary.
    void setFilter(const QString& words);

    /// @return nothing for a heading or a hint
    const core::ModelSurvey* modelAt(int row) const;
    bool canOpen(int row) const;
    std::vector<std::filesystem::path> folders(ModelPlace place) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Entry {
        core::ModelSurvey survey;
        QString name;
        QString architecture;
        QString folder;
        QString summary;  ///< the model's summary; may be empty
        QString line;     ///< the second one: of these what tells most under the place's heading
        QString reason;   ///< empty where it can be opened
    };
    struct Row {
        Kind kind;
        ModelPlace place;
        std::size_t entry;  ///< the model's place
    };
    struct Place {
        std::vector<Entry> entries;
        QString state;  ///< said where there are none
    };

    static Entry entryOf(ModelPlace place, const core::ModelSurvey& survey);
    bool matches(const Entry& entry) const;
    void fill();
    std::vector<Row> rowsOf(ModelPlace place) const;
    QVariant dataOfModel(const Entry& entry, int role) const;
    QString headingOf(ModelPlace place) const;

    QString m_cache;
    QStringList m_words;
    std::map<ModelPlace, Place> m_places;
    std::vector<Row> m_rows;
};

/// A folder as people write it: the home folder as "~".
QString shownFolder(const std::filesystem::path& folder);
