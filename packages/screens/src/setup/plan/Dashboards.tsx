import type { PlannedDashboard } from '@tagmason/domain'
import { Bullets, Card, useLocale } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { setupText } from '../texts.ts'

export function Dashboards({ dashboards, nameOf }: { dashboards: readonly PlannedDashboard[]; nameOf(id: string): string }) {
  const text = useText(setupText).plan
  const { locale } = useLocale()
  if (dashboards.length === 0) return null
  const says = ({ chart, events, dimension = '' }: PlannedDashboard) =>
    text.charts[chart](chart === 'funnel' ? events.map(nameOf).join(' → ') : new Intl.ListFormat(locale).format(events.map(nameOf)), dimension)
  return (
    <Card level={3} title={text.dashboards}>
      <Bullets label={text.dashboards} items={dashboards.map(says)} />
    </Card>
  )
}
