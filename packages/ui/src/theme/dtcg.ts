import { type Side, sideOf } from './modes.ts'
import { rgbOf } from './oklch.ts'
import { compact, tokens } from './tokens.ts'

/** One design token in the form of the Design Tokens Community Group, 2025.10. */
export interface DesignToken {
  $type: 'color' | 'dimension' | 'duration' | 'cubicBezier' | 'fontFamily' | 'fontWeight' | 'shadow'
  $value: unknown
}
export interface DesignTokens {
  [name: string]: string | DesignToken | DesignTokens
}

type Values = { readonly [name: string]: string | Values }

/**
 * The theme for other tools, by file name: `light.json` holds every token, `dark.json` what the dark mode changes, `compact.json` what compact density changes. Names are those of the
 * CSS variables without `--ui-`, in camel case and nested.
 */
export function designTokens(): Record<'light.json' | 'dark.json' | 'compact.json', DesignTokens> {
  return {
    'light.json': { $description: 'Every token, in the light mode and comfortable density.', ...grouped(tokens, (value) => sideOf(value, 'light')) },
    'dark.json': {
      $description: 'What the dark mode changes; the rest is as in light.json.',
      ...grouped(tokens, (value) => (sided(value) ? sideOf(value, 'dark') : undefined)),
    },
    'compact.json': { $description: 'What compact density changes; the rest is as in light.json.', ...grouped(compact, (value) => value) },
  }
}

/** One token to a line, so that a change of one value is a change of one line. */
export const written = (group: DesignTokens): string => `${lined(group, '')}\n`

const lined = (group: DesignTokens, indent: string): string =>
  `{\n${Object.entries(group)
    .map(
      ([name, entry]) =>
        `${indent}  ${JSON.stringify(name)}: ${typeof entry === 'string' || isToken(entry) ? JSON.stringify(entry) : lined(entry, `${indent}  `)}`,
    )
    .join(',\n')}\n${indent}}`

const isToken = (entry: DesignToken | DesignTokens): entry is DesignToken => '$value' in entry
const sided = (value: string) => (['light', 'dark'] satisfies Side[]).some((side) => sideOf(value, side) !== value)

/** The values as tokens in their groups; groups in which nothing is chosen are left out. */
function grouped(values: Values, choose: (value: string) => string | undefined, within = ''): DesignTokens {
  const entries = Object.entries(values).flatMap(([name, value]): [string, DesignToken | DesignTokens][] => {
    if (typeof value !== 'string') {
      const group = grouped(value, choose, name)
      return Object.keys(group).length === 0 ? [] : [[name, group]]
    }
    const chosen = choose(value)
    return chosen === undefined ? [] : [[name, tokenOf(within, chosen)]]
  })
  return Object.fromEntries(entries)
}

/** A CSS value as a token; its type follows from how it is written and from the group it stands in. */
function tokenOf(group: string, value: string): DesignToken {
  if (group === 'font') return { $type: 'fontFamily', $value: value.split(', ').map((name) => name.replaceAll("'", '')) }
  if (group === 'weight') return { $type: 'fontWeight', $value: Number(value) }
  if (group === 'shadow') return { $type: 'shadow', $value: value.split(/, (?![^(]*\))/).map(shadowOf) }
  if (value.startsWith('#') || value.startsWith('rgb(')) return { $type: 'color', $value: colorOf(value) }
  if (value.startsWith('cubic-bezier(')) return { $type: 'cubicBezier', $value: value.slice(13, -1).split(', ').map(Number) }
  if (value.endsWith('ms')) return { $type: 'duration', $value: { value: Number.parseFloat(value), unit: 'ms' } }
  if (/^-?[\d.]+(px)?$/.test(value)) return { $type: 'dimension', $value: dimensionOf(value) }
  throw new Error(
    `The token value “${value}” in “${group}” has no design-token type, because only colours, px, ms and cubic-bezier are known; teach dtcg.ts how to write it.`,
  )
}

const dimensionOf = (value: string) => ({ value: Number.parseFloat(value), unit: 'px' })

/** As `0 8px 24px -6px rgb(20 20 30 / 0.18)`. */
function shadowOf(value: string) {
  const [offsetX = '0', offsetY = '0', blur = '0', spread = '0', ...color] = value.split(' ')
  return {
    color: colorOf(color.join(' ')),
    offsetX: dimensionOf(offsetX),
    offsetY: dimensionOf(offsetY),
    blur: dimensionOf(blur),
    spread: dimensionOf(spread),
  }
}

/** As `#2f5bea` or `rgb(20 20 30 / 0.18)`. */
function colorOf(value: string) {
  const parts = value.startsWith('#') ? undefined : [...value.matchAll(/[\d.]+/g)].map(([part]) => Number(part))
  const hex =
    parts === undefined
      ? value
      : `#${parts
          .slice(0, 3)
          .map((part) => part.toString(16).padStart(2, '0'))
          .join('')}`
  const components = rgbOf(hex).map((part) => Math.round(part * 10_000) / 10_000)
  return { colorSpace: 'srgb', components, ...(parts === undefined ? {} : { alpha: parts[3] ?? 1 }), hex }
}
