import { vars } from '../theme/contract.css.ts'
import { recipe } from '../theme/style.ts'

export const list = recipe({
  base: { display: 'flex', flexDirection: 'column', minInlineSize: 0 },
  variants: {
    look: {
      framed: { border: `1px solid ${vars.color.line}`, borderRadius: vars.radius.large, backgroundColor: vars.color.surface, overflow: 'clip' },
      flush: {},
      plain: { vars: { '--ui-list-inset': '0px' } },
    },
  },
})
