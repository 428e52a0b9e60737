import { pairOf as pair } from './modes.ts'

/**
 * The one visual language as values. Every colour is a `light-dark()` pair, so `color-scheme` alone decides the mode and themes nest without script.
 * Text pairs keep 4.5:1 on `page`, `surface` and `sunken`; fills and focus keep 3:1; a test holds both.
 */
const tone = (text: [string, string], soft: [string, string], fill: [string, string], line: [string, string]) => ({
  text: pair(...text),
  soft: pair(...soft),
  fill: pair(...fill),
  line: pair(...line),
})

export const tokens = {
  color: {
    page: pair('#ffffff', '#111214'),
    sunken: pair('#f7f7f8', '#0b0c0e'),
    surface: pair('#ffffff', '#17181b'),
    overlay: pair('#ffffff', '#1d1e22'),
    hover: pair('#f1f1f3', '#202227'),
    pressed: pair('#e7e7ea', '#2a2c32'),
    line: pair('#e5e5e9', '#2a2c31'),
    lineStrong: pair('#8b8c96', '#6d6f78'),
    text: pair('#1a1a1e', '#ededf0'),
    muted: pair('#5c5d67', '#a3a5ae'),
    inverse: pair('#ffffff', '#111214'),
    scrim: pair('rgb(20 20 26 / 0.38)', 'rgb(0 0 0 / 0.62)'),
  },
  accent: {
    fill: pair('#2f5bea', '#3f66e6'),
    fillHover: pair('#254bc9', '#3458d2'),
    ink: pair('#ffffff', '#ffffff'),
    text: pair('#2449c6', '#93b0ff'),
    soft: pair('#eef2ff', '#1a2340'),
    onSoft: pair('#1d3a9e', '#c3d2ff'),
    line: pair('#c5d2fd', '#33457f'),
    focus: pair('#2f5bea', '#86a5ff'),
  },
  positive: tone(['#0f6b3f', '#6fd39d'], ['#e9f7ef', '#11291d'], ['#12804b', '#2fa56c'], ['#b5e0c8', '#23553b']),
  caution: tone(['#8a4b00', '#f0b75f'], ['#fdf3e2', '#2e2210'], ['#b76a0a', '#c9841f'], ['#f0d3a2', '#5f451a']),
  critical: tone(['#b3261e', '#ff9b93'], ['#fdeeec', '#361715'], ['#c8352b', '#cc3f35'], ['#f4c3be', '#6e2b27']),
  /** The colours of the second to the sixth series of a chart (the first wears `accent.fill`): told apart, never meaning good or bad, 3:1 on every ground of a chart. */
  series: {
    second: pair('#0b7f86', '#2bb3b9'),
    third: pair('#7a4ce0', '#a585f5'),
    fourth: pair('#b3660a', '#d9962f'),
    fifth: pair('#c43d7d', '#ee7bb0'),
    sixth: pair('#62646f', '#9a9ca6'),
  },
  space: { none: '0', xxs: '4px', xs: '8px', s: '12px', m: '16px', l: '24px', xl: '32px', xxl: '48px' },
  radius: { small: '6px', standard: '8px', large: '12px', round: '999px' },
  font: {
    body: "'Inter Variable', system-ui, sans-serif",
    code: "'JetBrains Mono Variable', ui-monospace, Menlo, Consolas, 'Liberation Mono', monospace",
  },
  text: {
    small: '12px',
    smallLine: '16px',
    body: '14px',
    bodyLine: '20px',
    large: '16px',
    largeLine: '24px',
    title: '18px',
    titleLine: '24px',
    display: '24px',
    displayLine: '32px',
    figure: '28px',
    figureLine: '36px',
  },
  weight: { body: '400', medium: '500', strong: '600' },
  /** Heights of controls; compact density shrinks them. */
  size: { control: '36px', controlSmall: '28px', row: '44px', icon: '16px' },
  shadow: {
    overlay: `0 0 0 1px ${pair('rgb(20 20 30 / 0.06)', 'rgb(255 255 255 / 0.08)')}, 0 8px 24px -6px ${pair('rgb(20 20 30 / 0.18)', 'rgb(0 0 0 / 0.6)')}`,
  },
  /** One token for all motion: 0ms under reduced motion. */
  motion: { duration: '120ms', easing: 'cubic-bezier(0.2, 0, 0, 1)' },
} as const

/** What compact density changes; the rest stays. */
export const compact = {
  space: { none: '0', xxs: '2px', xs: '6px', s: '8px', m: '12px', l: '16px', xl: '24px', xxl: '32px' },
  size: { control: '32px', controlSmall: '24px', row: '36px', icon: '16px' },
} as const
