import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

export const field = style({ display: 'flex', flexDirection: 'column', gap: '6px', minInlineSize: 0 })
export const top = style({ display: 'flex', alignItems: 'baseline', gap: vars.space.xxs })
export const label = style({ fontWeight: vars.weight.medium })
export const star = style({ color: vars.critical.text, fontWeight: vars.weight.medium })
export const aside = style({ fontSize: vars.text.small, lineHeight: vars.text.smallLine, color: vars.color.muted })
export const foot = style({ display: 'flex', gap: vars.space.s, justifyContent: 'space-between', alignItems: 'flex-start' })
export const notes = style({ display: 'flex', flexDirection: 'column', gap: 2, minInlineSize: 0 })
export const hint = style({ fontSize: vars.text.small, lineHeight: vars.text.smallLine, color: vars.color.muted })
export const error = style({ display: 'flex', gap: '6px', fontSize: vars.text.small, lineHeight: vars.text.smallLine, color: vars.critical.text })
export const counter = style({ flex: 'none', marginInlineStart: 'auto', fontSize: vars.text.small, lineHeight: vars.text.smallLine, color: vars.color.muted })

/** The box of everything that takes text or a choice. */
export const box = style({
  appearance: 'none',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.size.control,
  margin: 0,
  paddingBlock: '6px',
  paddingInline: '10px',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.standard,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  lineHeight: vars.text.bodyLine,
  textAlign: 'start',
  transition: `border-color ${vars.motion.duration} ${vars.motion.easing}, background-color ${vars.motion.duration} ${vars.motion.easing}`,
  selectors: {
    '&::placeholder': { color: vars.color.muted, opacity: 1 },
    '&:hover': { borderColor: vars.color.muted },
    '&:focus-visible, &[data-focus-visible]': { outline: `2px solid ${vars.accent.focus}`, outlineOffset: '-1px', borderColor: 'transparent' },
    '&[aria-invalid=true]': { borderColor: vars.critical.fill },
    '&[aria-disabled=true]': { backgroundColor: vars.color.sunken, color: vars.color.muted, borderColor: vars.color.line, cursor: 'not-allowed' },
  },
})
