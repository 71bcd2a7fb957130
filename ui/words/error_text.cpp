#include "ui/words/error_text.h"

#include "ui/words/language/core_words.h"
#include "ui/words/shortened.h"

#include <QCoreApplication>

namespace {

struct ErrorText {
    Q_DECLARE_TR_FUNCTIONS(ErrorText)
};

QString sentence(const core::Error& error)
{
    using core::Code;
    switch (error.code) {
    case Code::CannotRead: return ErrorText::tr("cannot be read: %found");
    case Code::CannotWrite: return ErrorText::tr("cannot be written: %found");
    case Code::Truncated: return ErrorText::tr("%field is cut short: expected %expected, found %found");
    case Code::Malformed: return ErrorText::tr("%field cannot be understood: expected %expected, found %found");
    case Code::Missing:
        if (!error.expected.empty() && !error.found.empty())
            return ErrorText::tr("%field is missing: expected %expected, found %found");
        return error.expected.empty() ? ErrorText::tr("%field is missing")
                                      : ErrorText::tr("%field is missing: expected %expected");
    case Code::OutOfRange: return ErrorText::tr("%field cannot be used: expected %expected, found %found");
    case Code::WrongShape: return ErrorText::tr("%field has the wrong shape: expected %expected, found %found");
    case Code::Unknown:
        return error.nearest.empty() ? ErrorText::tr("unknown %field: %found. The known ones are %expected.")
                                     : ErrorText::tr("unknown %field %found. Did you mean %nearest?");
    case Code::Unsupported:
        return error.found.empty() ? ErrorText::tr("%field is not read yet: %expected")
                                   : ErrorText::tr("%field is not supported: expected %expected, found %found");
    case Code::TooLong:
        return error.found.empty() ? ErrorText::tr("%field is too long: expected %expected")
                                   : ErrorText::tr("%field is too long: expected %expected, found %found");
    case Code::NoMemory:
        if (error.found.empty()) return ErrorText::tr("%field needs more memory than there is");
        return ErrorText::tr("%field does not fit into memory: it needs %found, and %expected is free");
    case Code::Failed: return ErrorText::tr("%field failed: %found");
    case Code::Untrusted: return ErrorText::tr("this session names %found, outside of its own folder; %expected");
    case Code::Ambiguous: return ErrorText::tr("%field could be any of %found; choose one with %expected");
    case Code::NotInside: return ErrorText::tr("there is no %field in this file. Open %expected.");
    }
    return {};
}

}  // namespace

QString oneLine(const QString& text, qsizetype longest)
{
    QString line = shortened(text, longest, longest / 2, longest / 2);
    for (QChar& c : line) {
        const bool direction = (c >= QChar(0x202A) && c <= QChar(0x202E)) || (c >= QChar(0x2066) && c <= QChar(0x2069));
        if (c.category() == QChar::Other_Control || c == QChar::LineSeparator || c == QChar::ParagraphSeparator
            || direction)
            c = QChar::ReplacementCharacter;
    }
    return line;
}

QString errorText(const core::Error& error)
{
    // One pass, so that a file's own text is never taken for a placeholder.
    const QString pattern = sentence(error);
    QString text;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const QStringView rest = QStringView(pattern).mid(i);
        const auto insert = [&](QLatin1String name, const std::string& value) {
            if (!rest.startsWith(name)) return false;
            text += oneLine(coreWords(value), error.code == core::Code::Ambiguous ? 2000 : 200);
            i += name.size() - 1;
            return true;
        };
        if (!insert(QLatin1String("%field"), error.field) && !insert(QLatin1String("%expected"), error.expected)
            && !insert(QLatin1String("%found"), error.found) && !insert(QLatin1String("%nearest"), error.nearest))
            text += pattern[i];
    }
    if (error.file.empty()) return text;
    const bool verb = error.code == core::Code::CannotRead || error.code == core::Code::CannotWrite;
    return (verb ? ErrorText::tr("%1 %2") : ErrorText::tr("%1: %2"))
        .arg(oneLine(QString::fromStdString(error.file)), text);
}
