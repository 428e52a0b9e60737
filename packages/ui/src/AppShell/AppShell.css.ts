import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { barSize, stickyStart } from '../TopBar/bar.ts'

export const shell = style({ display: 'flex', alignItems: 'stretch', minBlockSize: '100dvh', backgroundColor: vars.color.page })
export const page = style({ flex: '1 1 auto', minInlineSize: 0, display: 'flex', flexDirection: 'column' })
export const content = style({ vars: { [stickyStart]: barSize }, flex: '1 1 auto', minInlineSize: 0 })
/** One pixel wider than the navigation in it, which is 18rem: the hairline. */
export const over = style({ inlineSize: 'calc(18rem + 1px)' })
