import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

/** Seen as well as heard: without it a refused copy would look like none at all. */
export const refused = style({ fontSize: vars.text.small, lineHeight: vars.text.smallLine, color: vars.critical.text })
