import { style } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { declared, type Declared } from './declared.ts'

const { color, accent, positive, caution, critical, space, radius, font, text, weight } = vars

/**
 * What styles of many primitives say. A property stands before those that are more exact; a value that switches something off stands last of its property.
 * Everything here is overruled by what a primitive says for itself, whose sheet comes later.
 */
const values: Record<string, readonly Declared[]> = {
  appearance: ['none'],
  position: ['relative', 'absolute'],
  display: ['flex', 'inline-flex', 'grid', 'block'],
  flex: ['none', '1 1 auto', '1 1 0'],
  flexDirection: ['column'],
  flexWrap: ['wrap'],
  alignItems: ['center', 'flex-start', 'baseline'],
  justifyContent: ['space-between', 'center'],
  placeItems: ['center'],
  gap: [2, 6, space.xxs, space.xs, space.s, space.m, space.l],
  inlineSize: ['100%'],
  minInlineSize: [0],
  maxInlineSize: ['100%'],
  margin: [0],
  padding: [space.m, 0],
  paddingBlock: [2, 6],
  paddingInline: [space.xs, space.s, space.m],
  border: [`1px solid ${color.line}`, 'none'],
  borderBlockStart: [`1px solid ${color.line}`],
  borderBlockEnd: [`1px solid ${color.line}`],
  borderRadius: [radius.small, radius.standard, radius.large, radius.round],
  backgroundColor: [color.surface, color.sunken, color.hover, accent.soft, accent.fill, 'transparent'],
  fontFamily: [font.code],
  fontSize: [text.body, '13px', text.small],
  lineHeight: [text.bodyLine, '18px', text.smallLine],
  fontWeight: [weight.body, weight.medium, weight.strong],
  fontVariantNumeric: ['tabular-nums'],
  color: [color.text, color.muted, color.lineStrong, color.inverse, accent.text, accent.onSoft, positive.text, caution.text, critical.text, 'inherit'],
  textAlign: ['start', 'center', 'end'],
  textDecoration: ['none'],
  textOverflow: ['ellipsis'],
  whiteSpace: ['nowrap'],
  overflow: ['hidden'],
  overflowWrap: ['anywhere'],
  cursor: ['pointer'],
  userSelect: ['none'],
  pointerEvents: ['none'],
}

/** The class of each of them, by property and value. */
export const shared: Record<string, string> = Object.fromEntries(
  Object.entries(values).flatMap(([property, each]) => each.map((value) => [declared(property, value), style({ [property]: value })])),
)
