import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { eachTone, type Tone } from '../theme/tones.ts'
import { recipe, style } from '../theme/style.ts'

const tones: Tone[] = ['neutral', 'accent', 'positive', 'caution', 'critical']
const ready = '&:not([aria-disabled=true]):not([aria-busy=true])'

const solid = eachTone(({ text }, tone) => {
  // Solid grounds are text colours under `inverse` ink, which reaches 4.5:1 in both modes by the rule the tokens are held to.
  if (tone === 'accent') {
    return {
      backgroundColor: vars.accent.fill,
      borderColor: vars.accent.fill,
      color: vars.accent.ink,
      selectors: { [`${ready}:hover`]: { backgroundColor: vars.accent.fillHover, borderColor: vars.accent.fillHover } },
    }
  }
  const hover = `color-mix(in oklab, ${text} 88%, ${vars.color.page})`
  return {
    backgroundColor: text,
    borderColor: text,
    color: vars.color.inverse,
    selectors: { [`${ready}:hover`]: { backgroundColor: hover, borderColor: hover } },
  }
})

const quiet = eachTone(({ text, soft, line }, tone) => ({
  backgroundColor: vars.color.surface,
  borderColor: tone === 'neutral' ? `color-mix(in oklab, ${vars.color.line} 70%, ${vars.color.lineStrong})` : line,
  color: tone === 'accent' ? vars.accent.text : text,
  selectors: {
    [`${ready}:hover`]: { backgroundColor: soft },
    [`${ready}:active`]: { backgroundColor: tone === 'neutral' ? vars.color.pressed : soft },
  },
}))

const plain = eachTone(({ text, soft }, tone) => ({
  backgroundColor: 'transparent',
  borderColor: 'transparent',
  color: tone === 'neutral' ? vars.color.muted : tone === 'accent' ? vars.accent.text : text,
  selectors: {
    [`${ready}:hover`]: { backgroundColor: soft, ...(tone === 'neutral' ? { color: vars.color.text } : {}) },
    [`${ready}:active`]: { backgroundColor: tone === 'neutral' ? vars.color.pressed : soft },
  },
}))

const looks = { solid, quiet, plain }

/** The one look of everything that is pressed: Button, IconButton, LinkButton, and the triggers of menus and popovers. */
export const button = recipe({
  base: {
    appearance: 'none',
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    flex: 'none',
    maxInlineSize: '100%',
    margin: 0,
    border: '1px solid',
    borderRadius: vars.radius.standard,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    userSelect: 'none',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: vars.motion.duration,
    transitionTimingFunction: vars.motion.easing,
    selectors: {
      '&[aria-disabled=true]:not([aria-busy=true])': { cursor: 'not-allowed', opacity: 0.55 },
      '&[aria-busy=true]': { cursor: 'progress' },
      '&[aria-pressed=true]': { backgroundColor: vars.accent.soft, borderColor: vars.accent.line, color: vars.accent.onSoft },
    },
  },
  variants: {
    tone: eachTone(() => ({})),
    look: { solid: {}, quiet: {}, plain: {} },
    size: {
      standard: { minBlockSize: vars.size.control, paddingInline: '14px', fontSize: vars.text.body, lineHeight: vars.text.bodyLine },
      small: { minBlockSize: vars.size.controlSmall, paddingInline: '10px', fontSize: '13px', lineHeight: '18px', borderRadius: vars.radius.small, gap: '6px' },
    },
    square: { true: { paddingInline: 0 }, false: {} },
    full: { true: { inlineSize: '100%' }, false: {} },
  },
  compoundVariants: [
    ...tones.flatMap((tone) => (['solid', 'quiet', 'plain'] as const).map((look) => ({ variants: { tone, look }, style: looks[look][tone] }))),
    { variants: { square: true, size: 'standard' }, style: { inlineSize: vars.size.control } },
    { variants: { square: true, size: 'small' }, style: { inlineSize: vars.size.controlSmall } },
  ],
})

export const label = style({ overflow: 'hidden', textOverflow: 'ellipsis' })
/** Stands over the hidden label, so that a busy button keeps its width. */
export const over = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' })
globalStyle(`[aria-busy=true] > ${label}[data-covered]`, { opacity: 0 })
