import { vars } from '../theme/contract.css.ts'
import { eachSpace } from '../theme/tones.ts'
import { recipe, style } from '../theme/style.ts'

/** The room the split has decides, not the window: a sidebar may take part of it. */
export const frame = style({ containerType: 'inline-size', minInlineSize: 0 })
const beside = (gridTemplateColumns: string) => ({ '@container': { '(min-width: 760px)': { gridTemplateColumns } } })

export const split = recipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' },
  variants: {
    gap: eachSpace((gap) => ({ gap })),
    ratio: {
      even: beside('minmax(0, 1fr) minmax(0, 1fr)'),
      wide: beside('minmax(0, 2fr) minmax(0, 1fr)'),
      fixed: beside('minmax(0, 1fr) 320px'),
      index: beside('320px minmax(0, 1fr)'),
    },
  },
})
export const pane = style({ display: 'flex', flexDirection: 'column', gap: vars.space.m, minInlineSize: 0 })
export const still = style({ '@container': { '(min-width: 760px)': { position: 'sticky', insetBlockStart: 80 } } })
/** The index stays in sight and scrolls by itself while what it leads to scrolls; room for the rings of focus at its edges. */
export const index = style({
  '@container': {
    '(min-width: 760px)': {
      position: 'sticky',
      insetBlockStart: 0,
      maxBlockSize: 'calc(100dvh - 140px)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      padding: 2,
      margin: -2,
    },
  },
})
