import { style } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'

export const grid = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))', gap: vars.space.m })
export const group = style({ fontSize: vars.text.title, fontWeight: vars.weight.strong, marginBlock: vars.space.m })
export const chip = style({ blockSize: 48, borderRadius: vars.radius.standard, border: `1px solid ${vars.color.line}`, marginBlockEnd: vars.space.xs })
export const name = style({ fontSize: vars.text.small, color: vars.color.muted, fontFamily: vars.font.code })
