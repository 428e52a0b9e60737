import type { RetentionWeek, Seen } from '@tagmason/domain'
import { Card, Empty, formatNumber, Heatmap, Text, useLocale } from '@tagmason/ui'
import { Repeat } from 'lucide-react'
import { useText } from '../../../language.ts'
import { useRead } from '../../../workspace.tsx'
import { waysText } from './texts.ts'

/** Who came back: each week's newcomers with the share of them that came again in the weeks after. */
export function Retention({ seen }: { seen: Seen }) {
  const { retention: text } = useText(waysText)
  const reader = useLocale()
  const { locale, timeZone } = reader
  const days = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', ...(timeZone === undefined ? {} : { timeZone }) })
  const weeks = useRead('conversions.retention', seen)
  const longest = Math.max(0, ...weeks.map(({ people }) => people.length))
  return (
    <Card
      level={2}
      title={text.title}
      detail={text.detail}
      footer={
        weeks.length > 0 && (
          <Text size="small" tone="muted">
            {text.note}
          </Text>
        )
      }
    >
      <Heatmap
        label={text.title}
        corner={text.corner}
        columns={Array.from({ length: Math.max(0, longest - 1) }, (_, at) => text.after(at + 1))}
        rows={weeks.map((week) => ({
          label: `${days.format(Date.parse(week.at))} · ${formatNumber(week.people[0] ?? 0, {}, reader)}`,
          values: sharesOf(week, longest - 1),
        }))}
        form={{ as: 'percent', digits: 0 }}
        empty={<Empty icon={Repeat} title={text.none} detail={text.noneDetail} />}
      />
    </Card>
  )
}

/** The share that came again in each week after the first; nothing where nobody was there to come, or the week is still ahead. */
function sharesOf({ people }: RetentionWeek, columns: number): (number | null)[] {
  const [all = 0, ...after] = people
  return Array.from({ length: columns }, (_, at) => (all === 0 || after[at] === undefined ? null : after[at] / all))
}
