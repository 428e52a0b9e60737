import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

export const frame = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh', backgroundColor: vars.color.page })
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  padding: `${vars.space.m} ${vars.space.xl}`,
  '@media': { '(max-width: 767px)': { paddingInline: vars.space.m } },
})
/** Above the middle, where the eye rests; more than the window holds begins at the top. */
export const middle = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: 448,
  marginInline: 'auto',
  marginBlockStart: 'clamp(0px, 12dvh, 128px)',
  padding: `${vars.space.m} ${vars.space.m} ${vars.space.xxl}`,
  minInlineSize: 0,
  // Where letters are typed on the screen itself, half of the window is not seen.
  '@media': { '(max-width: 767px)': { marginBlockStart: 0 } },
})
