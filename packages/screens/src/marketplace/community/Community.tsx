import { Num, Stack, StatCard, StatGrid, TabbedPanel } from '@tagmason/ui'
import { GraduationCap, MessagesSquare, MonitorPlay, Users } from 'lucide-react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useRead } from '../../workspace.tsx'
import { marketplaceText } from '../texts.ts'
import { DiscussionsTab } from './DiscussionsTab.tsx'
import { ExpertsTab } from './ExpertsTab.tsx'
import { communityText } from './texts.ts'
import { TutorialsTab } from './TutorialsTab.tsx'

/** What members ask, show and know. */
export function Community() {
  const text = useText(communityText)
  const { keyFigures } = useText(marketplaceText)
  const { figures } = useRead('community.overview')
  const [tab, setTab] = useQuery('tab', 'discussions')
  return (
    <Stack gap="l">
      <StatGrid label={keyFigures}>
        <StatCard icon={Users} label={text.members} value={<Num value={figures.members} />} />
        <StatCard icon={MessagesSquare} label={text.discussions} value={<Num value={figures.discussions} />} />
        <StatCard icon={MonitorPlay} label={text.tutorials} value={<Num value={figures.tutorials} />} />
        <StatCard icon={GraduationCap} label={text.experts} value={<Num value={figures.experts} />} />
      </StatGrid>
      <TabbedPanel
        label={text.parts}
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'discussions', label: text.discussions, panel: () => <DiscussionsTab /> },
          { id: 'tutorials', label: text.tutorials, panel: () => <TutorialsTab /> },
          { id: 'experts', label: text.experts, panel: () => <ExpertsTab /> },
        ]}
      />
    </Stack>
  )
}
