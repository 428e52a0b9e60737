import { formatNumber, Num, Stack, StatCard, StatGrid, TabbedPanel, useLocale } from '@tagmason/ui'
import { CalendarCheck, Clock, Inbox, Star } from 'lucide-react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useRead } from '../../workspace.tsx'
import { RequestTab } from './RequestTab.tsx'
import { SupportSettingsAction } from './SupportSettingsAction.tsx'
import { supportText } from './texts.ts'
import { late } from '../../late.ts'

const TicketsTab = late(() => import('./TicketsTab.tsx'), 'TicketsTab')
const ExpertsTab = late(() => import('./ExpertsTab.tsx'), 'ExpertsTab')
const PackagesTab = late(() => import('./PackagesTab.tsx'), 'PackagesTab')

/** Where people help: requests and their answers, talks with experts, and what is paid for it. */
export function Support() {
  const text = useText(supportText)
  const { figures } = useRead('support.overview')
  const locale = useLocale()
  const [tab, setTab] = useQuery('tab', 'request')
  const { averageHours, satisfaction } = figures
  return (
    <Stack gap="l">
      <SupportSettingsAction />
      <StatGrid label={text.keyFigures}>
        <StatCard icon={Inbox} label={text.figures.open} value={<Num value={figures.open} />} detail={text.figureDetails.open} />
        <StatCard
          icon={Clock}
          label={text.figures.response}
          value={averageHours === null ? '—' : text.hours(formatNumber(averageHours, { digits: 1 }, locale))}
          detail={text.figureDetails.response}
        />
        <StatCard
          icon={CalendarCheck}
          label={text.figures.consultations}
          value={<Num value={figures.consultations} />}
          detail={text.figureDetails.consultations}
        />
        <StatCard
          icon={Star}
          label={text.figures.satisfaction}
          value={<Num value={satisfaction} digits={1} missing="—" />}
          detail={text.figureDetails.satisfaction}
        />
      </StatGrid>
      <TabbedPanel
        label={text.tabsLabel}
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'request', label: text.tabs.request, panel: () => <RequestTab /> },
          { id: 'tickets', label: text.tabs.tickets, panel: () => <TicketsTab /> },
          { id: 'consultations', label: text.tabs.consultations, panel: () => <ExpertsTab /> },
          { id: 'packages', label: text.tabs.packages, panel: () => <PackagesTab /> },
        ]}
      />
    </Stack>
  )
}
