import { vars } from '../theme/contract.css.ts'
import * as css from './MediaCard.css.ts'

const colors = [vars.accent.fill, vars.series.second, vars.series.third, vars.series.fourth, vars.series.fifth, vars.series.sixth]

/** A picture for what has none: bars whose heights and colour follow from the title, so the same thing always looks the same. */
export function Drawing({ title, alt }: { title: string; alt: string }) {
  const said = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt }
  const seeds = Array.from({ length: 7 }, (_, at) => seed(`${at}${title}`))
  return (
    <svg {...said} viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice" className={css.drawing} style={{ color: colors[seed(title) % colors.length] }}>
      {seeds.map((number, at) => {
        const height = 16 + (number % 44)
        return <rect key={at} x={31 + at * 14} y={75 - height} width={10} height={height} rx={2} opacity={0.25 + (number % 4) * 0.15} />
      })}
    </svg>
  )
}

/** A whole number that follows from the text (FNV-1a, 32 bits). */
function seed(text: string): number {
  let hash = 2_166_136_261
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return (hash ^ (hash >>> 15)) >>> 0
}
