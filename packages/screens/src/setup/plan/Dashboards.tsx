import type { PlannedDashboard } from '@tagmason/domain'
import { Bullets, Card, useLocale } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { setupText } from '../texts.ts'

export function Dashboards({ dashboards }: { dashboards: readonly PlannedDashboard[] }) {
  const text = useText(setupText).plan
  const { locale } = useLocale()
  if (dashboards.length === 0) return null
  const says = ({ chart, events, dimension = '' }: PlannedDashboard) =>
    text.charts[chart](chart === 'funnel' ? events.join(' → ') : new Intl.ListFormat(locale).format(events), dimension)
  return (
    <Card level={3} title={text.dashboards}>
      <Bullets label={text.dashboards} items={dashboards.map(says)} />
    </Card>
  )
}
