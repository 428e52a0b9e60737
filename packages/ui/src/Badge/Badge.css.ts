import { vars } from '../theme/contract.css.ts'
import { eachTone, type Tone } from '../theme/tones.ts'
import { recipe, style } from '../theme/style.ts'

const tones: Tone[] = ['neutral', 'accent', 'positive', 'caution', 'critical']
const solid = eachTone(({ text }, tone) =>
  tone === 'accent' ? { backgroundColor: vars.accent.fill, color: vars.accent.ink } : { backgroundColor: text, color: vars.color.inverse },
)
const quiet = eachTone(({ text, soft }) => ({ backgroundColor: soft, color: text }))

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    flex: 'none',
    maxInlineSize: '100%',
    paddingBlock: '2px',
    paddingInline: vars.space.xs,
    borderRadius: vars.radius.small,
    fontSize: vars.text.small,
    lineHeight: vars.text.smallLine,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
  },
  variants: { tone: eachTone(() => ({})), look: { solid: {}, quiet: {} } },
  compoundVariants: tones.flatMap((tone) => [
    { variants: { tone, look: 'solid' as const }, style: solid[tone] },
    { variants: { tone, look: 'quiet' as const }, style: quiet[tone] },
  ]),
})
export const label = style({ overflow: 'hidden', textOverflow: 'ellipsis' })
