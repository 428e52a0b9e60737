import { Stack, TabbedPanel } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { WrittenIn } from '../WrittenIn.tsx'
import { AvailableTab } from './AvailableTab.tsx'
import { certificationText } from './texts.ts'
import { late } from '../../late.ts'

const ProgressTab = late(() => import('./ProgressTab.tsx'), 'ProgressTab')
const CompletedTab = late(() => import('./CompletedTab.tsx'), 'CompletedTab')
const AchievementsTab = late(() => import('./AchievementsTab.tsx'), 'AchievementsTab')

/** What can be learned, what is being learned, and what was. */
export function CourseTabs() {
  const text = useText(certificationText)
  const [tab, setTab] = useQuery('tab', 'available')
  return (
    <Stack gap="m">
      <WrittenIn words={text.inEnglish} />
      <TabbedPanel
        label={text.tabsLabel}
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'available', label: text.tabs.available, panel: () => <AvailableTab /> },
          { id: 'progress', label: text.tabs.progress, panel: () => <ProgressTab /> },
          { id: 'completed', label: text.tabs.completed, panel: () => <CompletedTab /> },
          { id: 'achievements', label: text.tabs.achievements, panel: () => <AchievementsTab /> },
        ]}
      />
    </Stack>
  )
}
