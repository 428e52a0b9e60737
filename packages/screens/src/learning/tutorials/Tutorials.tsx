import { formatNumber, Num, Stack, StatCard, StatGrid, TabbedPanel, useLocale } from '@tagmason/ui'
import { Clock, Code, MonitorPlay, MousePointerClick } from 'lucide-react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useRead } from '../../workspace.tsx'
import { learningText } from '../texts.ts'
import { WrittenIn } from '../WrittenIn.tsx'
import { CodeTab } from './CodeTab.tsx'
import { GuideTab } from './GuideTab.tsx'
import { VideoTab } from './VideoTab.tsx'
import { WrittenTab } from './WrittenTab.tsx'

/** Films, guides through the product, code and texts to learn from. */
export function Tutorials() {
  const text = useText(learningText).tutorials
  const { figures } = useRead('tutorials.catalog')
  const locale = useLocale()
  const [tab, setTab] = useQuery('tab', 'video')
  return (
    <Stack gap="l">
      <StatGrid label={text.keyFigures}>
        <StatCard icon={MonitorPlay} label={text.videos} value={<Num value={figures.videos} />} />
        <StatCard icon={MousePointerClick} label={text.guides} value={<Num value={figures.guides} />} />
        <StatCard icon={Code} label={text.examples} value={<Num value={figures.examples} />} />
        <StatCard icon={Clock} label={text.watched} value={text.hours(formatNumber(figures.watchHours, { as: 'compact' }, locale).toLowerCase())} />
      </StatGrid>
      <WrittenIn />
      <TabbedPanel
        label={text.kinds}
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'video', label: text.tabs.video, panel: () => <VideoTab /> },
          { id: 'interactive', label: text.tabs.interactive, panel: () => <GuideTab /> },
          { id: 'code', label: text.tabs.code, panel: () => <CodeTab /> },
          { id: 'written', label: text.tabs.written, panel: () => <WrittenTab /> },
        ]}
      />
    </Stack>
  )
}
