import { overrule } from '../theme/style.ts'

/** Whatever stands in the button may shrink, and the chevron stays at the end. */
export const plainText = overrule({ minInlineSize: 0, justifyContent: 'space-between' })
