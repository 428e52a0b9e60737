import { symbol, symbolCircle, symbolDiamond2, symbolSquare, symbolTriangle } from 'd3-shape'
import type { Tone } from '../theme/tones.ts'
import * as css from './chart.css.ts'

const kinds = { neutral: symbolCircle, accent: symbolSquare, positive: symbolTriangle, caution: symbolDiamond2, critical: symbolTriangle } as const

/** The sign of a mark at a place of the picture: each tone has a form of its own, critical points down. */
export function Shape({ tone, x, y }: { tone: Tone; x: number; y: number }) {
  const turn = tone === 'critical' ? ' rotate(180)' : ''
  return <path data-part="mark" data-tone={tone} d={symbol(kinds[tone], 72)() ?? ''} transform={`translate(${x},${y})${turn}`} className={css.mark[tone]} />
}
