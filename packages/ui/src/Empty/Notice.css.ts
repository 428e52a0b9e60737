import { vars } from '../theme/contract.css.ts'
import { eachTone } from '../theme/tones.ts'
import { recipe, style } from '../theme/style.ts'

export const notice = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.m,
  paddingBlock: vars.space.xxl,
  paddingInline: vars.space.m,
  textAlign: 'center',
})
export const mark = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 40,
    blockSize: 40,
    borderRadius: vars.radius.large,
    border: '1px solid',
    backgroundColor: vars.color.surface,
  },
  variants: { tone: eachTone(({ text, line }, tone) => ({ color: tone === 'neutral' ? vars.color.muted : text, borderColor: line })) },
})
export const words = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs, maxInlineSize: 440 })
export const title = style({
  fontSize: vars.text.large,
  lineHeight: vars.text.largeLine,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.011em',
  textWrap: 'balance',
})
export const detail = style({ color: vars.color.muted, textWrap: 'pretty' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space.xs })
