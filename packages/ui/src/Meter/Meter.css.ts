import { vars } from '../theme/contract.css.ts'
import { eachTone } from '../theme/tones.ts'
import { recipe, style } from '../theme/style.ts'

export const frame = style({ display: 'flex', flexDirection: 'column', gap: '6px', minInlineSize: 0 })
export const head = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: vars.space.s })
export const detail = style({ color: vars.color.muted, fontVariantNumeric: 'tabular-nums' })
export const track = style({ display: 'flex', blockSize: 6, borderRadius: vars.radius.round, overflow: 'clip', backgroundColor: vars.color.pressed })
export const covered = recipe({
  base: { borderRadius: vars.radius.round, transition: `inline-size ${vars.motion.duration} ${vars.motion.easing}` },
  variants: { tone: eachTone(({ fill: ground }) => ({ backgroundColor: ground })) },
})
export const state = recipe({
  base: { display: 'flex', alignItems: 'center', gap: vars.space.xxs, fontSize: vars.text.small, lineHeight: vars.text.smallLine },
  variants: { tone: eachTone(({ text }, tone) => ({ color: tone === 'accent' || tone === 'neutral' ? vars.color.muted : text })) },
})
