import { keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { recipe, style } from '../theme/style.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.l, minInlineSize: 0 })
const fade = 24
const more = (start: boolean, end: boolean) => ({
  maskImage: `linear-gradient(to right, ${start ? 'transparent' : '#000'}, #000 ${fade}px calc(100% - ${fade}px), ${end ? 'transparent' : '#000'})`,
})
const edges = keyframes({ '0%': more(false, true), '2%': more(true, true), '98%': more(true, true), '100%': more(true, false) })

export const list = style({
  display: 'flex',
  flexWrap: 'nowrap',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  gap: vars.space.xxs,
  boxShadow: `inset 0 -1px ${vars.color.line}`,
  // Tabs that do not fit fade at the edge behind which there are more; without the timeline of scrolling nothing fades.
  '@supports': { '(animation-timeline: scroll())': { animation: `${edges} linear both`, animationTimeline: 'scroll(self inline)' } },
})
export const tab = recipe({
  base: {
    appearance: 'none',
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minBlockSize: 40,
    margin: 0,
    paddingInline: vars.space.s,
    border: 'none',
    borderBlockEnd: '2px solid transparent',
    backgroundColor: 'transparent',
    color: vars.color.muted,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    scrollMarginInline: 24,
    selectors: {
      '&:hover': { color: vars.color.text },
      '&:focus-visible, &[data-focus-visible]': { outlineOffset: '-2px', borderRadius: vars.radius.small },
      '&[aria-disabled=true]': { opacity: 0.55, cursor: 'not-allowed' },
    },
  },
  variants: {
    tone: {
      neutral: { selectors: { '&[aria-selected=true]': { color: vars.color.text, borderBlockEndColor: vars.accent.fill } } },
      critical: { selectors: { '&[aria-selected=true]': { color: vars.critical.text, borderBlockEndColor: vars.critical.fill } } },
    },
  },
})
export const count = style({
  paddingInline: 6,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.hover,
  fontSize: vars.text.small,
  lineHeight: '18px',
})
export const panel = style({ minInlineSize: 0, borderRadius: vars.radius.standard })
