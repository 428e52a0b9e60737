import { vars } from '../theme/contract.css.ts'
import { recipe, style } from '../theme/style.ts'
import { inset } from './inset.ts'

export const card = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.large,
    backgroundColor: vars.color.surface,
    overflow: 'clip',
  },
  variants: { sunken: { true: { backgroundColor: vars.color.sunken }, false: {} } },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.s,
  paddingInline: vars.space.m,
  paddingBlockStart: vars.space.m,
  selectors: { '&:last-child': { paddingBlockEnd: vars.space.m } },
})
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  flex: '1 1 0',
  minInlineSize: 'min(100%, 120px)',
  // A sentence under the heading needs room to be read: before it has less, the actions go under it.
  selectors: { '&:has(> :nth-child(2))': { minInlineSize: 'min(100%, 190px)' } },
})
export const detail = style({ color: vars.color.muted })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  // What draws nothing takes no room from the words.
  selectors: { '&:empty': { display: 'none' } },
})
export const body = recipe({
  base: { display: 'flex', flexDirection: 'column', gap: vars.space.m, flex: '1 1 auto', minInlineSize: 0 },
  variants: {
    flush: { true: { vars: { [inset]: vars.space.m } }, false: { vars: { [inset]: '0px' }, padding: vars.space.m } },
    headed: { true: {}, false: {} },
  },
  compoundVariants: [{ variants: { headed: true, flush: true }, style: { marginBlockStart: vars.space.m, borderBlockStart: `1px solid ${vars.color.line}` } }],
})
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
  // Without a body, the words of the head keep their distance from the line.
  selectors: { '[data-part=head] + &': { marginBlockStart: vars.space.m } },
})
