import type { CountedFigure, Seen } from '@tagmason/domain'
import { Bullets, formatNumber, useLocale } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { countedText } from './texts.ts'

export interface LeftOutProps {
  figure: CountedFigure
  days?: number
  seen?: Seen
}

/** By which rule how many events were left out of a figure; nothing where none was. */
export function LeftOut({ figure, days, seen }: LeftOutProps) {
  const text = useText(countedText)
  const locale = useLocale()
  const rules = useRead('figures.leftOut', { figure, ...(days === undefined ? {} : { days }), ...(seen === undefined ? {} : { seen }) })
  if (rules.length === 0) return null
  return <Bullets label={text.byRule} items={rules.map(({ reason, events }) => text.rule(text.rules[reason] ?? reason, formatNumber(events, {}, locale)))} />
}
