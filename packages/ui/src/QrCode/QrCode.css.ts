import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

/** Dark on light in every mode: cameras read nothing else for certain. */
export const code = style({ display: 'block', inlineSize: 168, maxInlineSize: '100%', borderRadius: vars.radius.large, backgroundColor: '#fff', fill: '#000' })
