import type { Counted, CountedFigure, Seen } from '@tagmason/domain'
import { CopyField, Facts, Stack, Text, Time, useLocale } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useNow, useRead } from '../../workspace.tsx'
import { LeftOut } from './LeftOut.tsx'
import type { CountedText } from './text.ts'
import { countedText } from './texts.ts'

/** The question in words, what it was counted of, and how the API is asked the same. */
export function Explanation({ figure, days, seen }: { figure: CountedFigure; days: number; seen: Seen }) {
  const text = useText(countedText)
  const counted = useRead('figures.counted', { figure, days, ...(seen === undefined ? {} : { seen }) })
  const now = useNow()
  const { locale } = useLocale()
  if (counted === null) return null
  const { timeZone, events, bots, newest, api } = counted
  return (
    <Stack gap="s">
      <Text>{sentence(text, figure, days)}</Text>
      {seen !== undefined && <Text tone="muted">{text.seen}</Text>}
      <Facts
        items={[
          { term: text.period, value: periodOf(counted, locale) },
          { term: text.timeZone, value: timeZone },
          { term: text.counted, value: text.events(events) },
          { term: text.leftOut, value: text.bots(bots) },
          { term: text.twice, value: text.once },
          { term: text.sampling, value: text.exact },
          { term: text.newest, value: newest === null ? text.none : <Time at={newest} show="relative" now={now} /> },
        ]}
      />
      {bots > 0 && <LeftOut figure={figure} days={days} seen={seen} />}
      {api.map((path, at) => (
        <CopyField key={path} label={api.length === 1 ? text.api : text.apiOf(at + 1)} value={path} />
      ))}
    </Stack>
  )
}

const sentence = ({ figures, reports }: CountedText, figure: CountedFigure, days: number) =>
  figure in reports ? reports[figure as keyof typeof reports](days) : figures[figure as keyof typeof figures]

/** By the clocks of the project, whose days these are. */
const periodOf = ({ from, to, timeZone }: Counted, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).formatRange(new Date(from), new Date(to))
