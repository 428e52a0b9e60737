import { vars } from '../theme/contract.css.ts'
import { barSize, stickyStart } from '../TopBar/bar.ts'
import { style } from '../theme/style.ts'

export const shell = style({ display: 'flex', alignItems: 'stretch', minBlockSize: '100dvh', backgroundColor: vars.color.page })
export const page = style({ flex: '1 1 auto', minInlineSize: 0, display: 'flex', flexDirection: 'column' })
export const content = style({ vars: { [stickyStart]: barSize }, flex: '1 1 auto', minInlineSize: 0 })
/** In line with the page under it. */
export const notice = style({
  inlineSize: '100%',
  maxInlineSize: `calc(1160px + 2 * ${vars.space.xl})`,
  marginInline: 'auto',
  padding: `${vars.space.m} ${vars.space.xl} 0`,
  '@media': { '(max-width: 767px)': { paddingInline: vars.space.m } },
})
/** One pixel wider than the navigation in it, which is 18rem: the hairline. */
export const over = style({ inlineSize: 'calc(18rem + 1px)' })
