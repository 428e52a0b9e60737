import { vars } from '../theme/contract.css.ts'
import { eachTone } from '../theme/tones.ts'
import { recipe, style } from '../theme/style.ts'

export const alert = recipe({
  base: {
    display: 'flex',
    gap: vars.space.s,
    paddingBlock: vars.space.s,
    paddingInline: vars.space.m,
    border: '1px solid',
    borderRadius: vars.radius.large,
  },
  variants: {
    tone: eachTone(({ soft, line }, tone) => ({
      backgroundColor: tone === 'neutral' ? `color-mix(in oklab, ${soft} 60%, ${vars.color.page})` : soft,
      borderColor: line,
    })),
  },
})
export const mark = recipe({ base: { display: 'flex', paddingBlockStart: 2 }, variants: { tone: eachTone(({ text }) => ({ color: text })) } })
/** The actions go under the words, in line with them, where there is no room beside. */
export const body = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s, flex: '1 1 0', minInlineSize: 0 })
export const words = style({ flex: '1 1 0', minInlineSize: 'min(100%, 220px)', display: 'flex', flexDirection: 'column', gap: 2 })
export const title = style({ fontWeight: vars.weight.strong, color: vars.color.text })
export const detail = style({ color: vars.color.text })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, alignItems: 'center' })
