import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

export const frame = style({ position: 'relative', display: 'flex', alignItems: 'center', maxInlineSize: 200 })
export const input = style({
  paddingInlineEnd: 'calc(36px + var(--unit, 0ch))',
  MozAppearance: 'textfield',
  selectors: { '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', margin: 0 } },
})
export const trail = style({
  position: 'absolute',
  insetInlineEnd: 1,
  insetBlock: 1,
  display: 'flex',
  alignItems: 'stretch',
  gap: vars.space.xs,
  color: vars.color.muted,
})
export const unit = style({ alignSelf: 'center', pointerEvents: 'none' })
export const steps = style({ display: 'flex', flexDirection: 'column', borderInlineStart: `1px solid ${vars.color.line}` })
export const step = style({
  appearance: 'none',
  flex: '1 1 0',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 24,
  margin: 0,
  padding: 0,
  border: 'none',
  backgroundColor: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { backgroundColor: vars.color.hover, color: vars.color.text }, '&:disabled': { cursor: 'not-allowed', opacity: 0.5 } },
})
