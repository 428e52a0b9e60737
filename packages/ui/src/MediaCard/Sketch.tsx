import type { ReactNode } from 'react'
import { shorten } from '../chart/text.ts'
import * as css from './MediaCard.css.ts'

/** What is drawn: the kind of thing that something is about, or the names of what fires and of what is fired. */
export type MediaSketch = 'plan' | 'tags' | 'shield' | 'chart' | 'flow' | 'code' | { from: readonly string[]; to: readonly string[] }

/** A drawing of what is shown, quiet and in the colours of the theme. */
export function Sketch({ of, alt }: { of: MediaSketch; alt: string }) {
  const said = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt }
  return (
    <svg {...said} data-part="sketch" viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice" className={css.sketch}>
      {typeof of === 'string' ? sketches[of] : <Fired {...of} />}
    </svg>
  )
}

/** As many rows as can be read. */
const most = 4

/** What fires on the left, what is fired on the right, each with a line; more than four are counted. */
function Fired({ from, to }: { from: readonly string[]; to: readonly string[] }) {
  const rows = Math.min(most, Math.max(from.length, to.length))
  const top = (at: number) => 45 - rows * 8.5 + at * 17
  const side = (names: readonly string[], x: number, strong: boolean) =>
    names.slice(0, most).map((name, at) => (
      <g key={at}>
        <rect x={x} y={top(at)} width={58} height={13} rx={3} className={strong ? css.strong : css.quiet} />
        <text x={x + 5} y={top(at) + 8.8} className={strong ? css.strongWords : css.quietWords}>
          {at === most - 1 && names.length > most ? `+${names.length - most + 1}` : shorten(name, 88)}
        </text>
      </g>
    ))
  return (
    <>
      {Array.from({ length: Math.min(most, from.length, to.length) }, (_, at) => (
        <path key={at} d={`M72,${top(at) + 6.5}H88`} className={css.stroke} />
      ))}
      {side(from, 14, true)}
      {side(to, 88, false)}
    </>
  )
}

const bar = (x: number, y: number, width: number, look = css.quiet) => <rect key={`${x} ${y}`} x={x} y={y} width={width} height={6} rx={3} className={look} />

const sketches: Record<Extract<MediaSketch, string>, ReactNode> = {
  plan: [0, 1, 2, 3].map((row) => (
    <g key={row}>
      <path d={`M44,${25 + row * 14}l3,3l6,-6`} className={row < 2 ? css.accentStroke : css.stroke} />
      {bar(62, 22 + row * 14, [52, 40, 48, 32][row] ?? 40)}
    </g>
  )),
  tags: [0, 1, 2].map((row) => (
    <g key={row}>
      <path d={`M${40 + row * 12},${19 + row * 19}h46l8,7l-8,7h-46z`} className={row === 1 ? css.strong : css.quiet} />
      <circle cx={85 + row * 12} cy={26 + row * 19} r={1.8} className={css.hole} />
    </g>
  )),
  shield: (
    <>
      <path d="M80,16l26,9v18c0,16 -11,26 -26,31c-15,-5 -26,-15 -26,-31v-18z" className={css.quiet} />
      <path d="M68,45l9,9l16,-18" className={css.accentStroke} />
    </>
  ),
  chart: (
    <>
      <path d="M34,70H126M34,52H126M34,34H126" className={css.stroke} />
      <path d="M34,64L52,54L70,58L88,38L106,44L126,22" className={css.accentStroke} />
    </>
  ),
  flow: (
    <>
      <path d="M58,45H72M102,37L116,27M102,53L116,63" className={css.stroke} />
      <rect x={28} y={37} width={30} height={16} rx={4} className={css.strong} />
      <path d="M87,30l15,15l-15,15l-15,-15z" className={css.quiet} />
      <rect x={112} y={15} width={26} height={14} rx={4} className={css.quiet} />
      <rect x={112} y={61} width={26} height={14} rx={4} className={css.quiet} />
    </>
  ),
  code: (
    <>
      <path d="M46,30l-14,15l14,15M114,30l14,15l-14,15" className={css.accentStroke} />
      {[bar(58, 29, 30), bar(64, 42, 36, css.strong), bar(58, 55, 22)]}
    </>
  ),
}
