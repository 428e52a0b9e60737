import { useState } from 'react'
import { useUiTexts } from '../theme/texts.tsx'
import { useLocale } from '../theme/locale.tsx'
import { formatNumber } from '../Num/format.ts'
import * as css from './chart.css.ts'
import { sample } from './keys.ts'
import type { Reading } from './reading.ts'

export interface TwinProps {
  title: string
  /** The words that open it. */
  label: string
  /** The head of the column of moments. */
  head: string
  labels: readonly string[]
  count: number
  /** Places that are never left out, as those of marks. */
  jumps: readonly number[]
  read(place: number): Reading
}

const most = 200

/** The same figures as a table, folded away until it is asked for. Of a long series it shows an even selection, and says so. */
export function Twin({ title, label, head, labels, count, jumps, read }: TwinProps) {
  const texts = useUiTexts()
  const locale = useLocale()
  const [opened, setOpened] = useState(false)
  // Writing two hundred rows takes longer than drawing a hundred thousand points; a table that is but a selection waits until it is asked for.
  const places = count <= most || opened ? sample(count, most, jumps) : []
  const write = (number: number) => formatNumber(number, {}, locale)
  const heads = [head, ...labels, ...(jumps.length > 0 ? [texts.marks] : [])]
  return (
    <details data-part="table" className={css.twin} onToggle={(event) => (event.currentTarget.open ? setOpened(true) : undefined)}>
      <summary className={css.summary}>{label}</summary>
      {places.length > 0 && places.length < count ? <p className={css.note}>{texts.sampled(write(places.length), write(count))}</p> : null}
      <div role="region" aria-label={title} tabIndex={0} className={css.scroller}>
        <table aria-label={title} className={css.table}>
          <thead>
            <tr>
              {heads.map((words) => (
                <th key={words} scope="col" className={`${css.cell} ${css.columnHead}`}>
                  {words}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {places.map((place) => {
              const { title: moment, values, marks } = read(place)
              return (
                <tr key={place}>
                  <th scope="row" className={css.cell}>
                    {moment}
                  </th>
                  {values.map((value, index) => (
                    <td key={index} className={css.cell}>
                      {value ?? '–'}
                    </td>
                  ))}
                  {jumps.length > 0 ? <td className={css.cell}>{marks.map((mark) => mark.label).join(', ')}</td> : null}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </details>
  )
}
