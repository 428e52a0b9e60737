import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  flex: 'none',
  paddingInline: 3,
  border: '1px solid currentColor',
  borderRadius: 4,
  backgroundColor: vars.color.surface,
  whiteSpace: 'nowrap',
  '@container': { 'area (max-height: 14px)': { paddingInline: 1, borderRadius: 3 } },
})
/** On an area that is hardly larger than it, the number says enough: its kind stands beside the picture. */
export const icon = style({ display: 'contents', '@container': { 'area (max-height: 32px)': { display: 'none' } } })
export const number = style({
  color: vars.color.text,
  fontSize: 11,
  lineHeight: '14px',
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  '@container': { 'area (max-height: 14px)': { fontSize: 9, lineHeight: '9px' } },
})
