import { vars } from '../theme/contract.css.ts'
import { recipe } from '../theme/style.ts'

export const bullets = recipe({
  base: {
    display: 'grid',
    gap: vars.space.xxs,
    paddingInlineStart: vars.space.l,
    overflowWrap: 'anywhere',
    selectors: { '&::marker': { color: vars.color.muted } },
  },
  variants: { ordered: { true: { listStyle: 'decimal' }, false: { listStyle: 'disc' } } },
})
