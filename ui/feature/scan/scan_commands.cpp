#include "ui/feature/scan/scan_commands.h"

#include <QMainWindow>

#include "ui/feature/scan/scan_window.h"
#include "ui/file/file_opener.h"
#include "ui/part/menu_entry.h"
#include "ui/words/head_names.h"

std::unique_ptr<Feature> makeScan(const FeatureGround& ground) { return std::make_unique<ScanCommands>(ground); }

ScanCommands::ScanCommands(const FeatureGround& ground)
    : Feature(&ground.window),
      m_bench(ground.bench),
      m_opener(ground.opener),
      m_main(ground.window)
{
}

ScanCommands::~ScanCommands() = default;

void ScanCommands::addEntries(MenuPlace place, QMenu& menu)
{
    if (place != MenuPlace::Pages) return;
    addEntry(m_main, menu,
             {tr("Sca&n this model…"), {}, tr("What its heads do over many texts, with the check of each sentence")},
             this, [this] { show(); });
}

void ScanCommands::show()
{
    if (m_window == nullptr) {
        m_window = std::make_unique<ScanWindow>();
        connect(m_window.get(), &ScanWindow::openAsked, this, [this](const core::Session& session) {
            m_opener.openExample(session);
            m_main.raise();
            m_main.activateWindow();
        });
        connect(m_window.get(), &ScanWindow::namesKnown, this,
                [this](const std::filesystem::path& model, const core::HeadEvidence& names) {
                    knowNames(model, names);
                    emit m_bench.findings.tableChanged();  // who shows names shows them anew
                });
    }
    m_window->propose(m_bench.run());
    m_window->show();
    m_window->raise();
    m_window->activateWindow();
}

bool ScanCommands::mayClose() { return m_window == nullptr || !m_window->isVisible() || m_window->close(); }

#include "moc_scan_commands.cpp"
