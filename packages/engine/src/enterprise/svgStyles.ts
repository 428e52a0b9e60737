/** What can be set on an element of a drawing, as an attribute or in a style. */
const properties = new Set(
  (
    'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color display visibility ' +
    'clip-path clip-rule mask mask-type stop-color stop-opacity paint-order vector-effect color-interpolation shape-rendering text-rendering image-rendering isolation mix-blend-mode ' +
    'font-family font-size font-weight font-style font-variant font-stretch text-anchor text-decoration letter-spacing word-spacing dominant-baseline alignment-baseline baseline-shift writing-mode transform transform-origin'
  ).split(' '),
)

/** Words, numbers, colours, functions that only compute, names of fonts in quotes, and references within the drawing. No backslash, so nothing is written in another way. */
const value =
  /^(?:[\w\s#%.,+!-]|'[\w\s.-]*'|"[\w\s.-]*"|(?:rgba?|hsla?|matrix|translate[XY]?|scale[XY]?|rotate|skew[XY])\([\d\s.,%+a-z-]*\)|url\(\s*(?:#[A-Za-z_][\w.-]*|'#[A-Za-z_][\w.-]*'|"#[A-Za-z_][\w.-]*")\s*\))*$/i

/** Dropped without a loss: what editors write for themselves, and properties that say what is so anyway. */
const idle = /^(?:-[\w-]+|enable-background|overflow|line-height|text-align|white-space|marker|solid-[\w-]+|font-[\w-]+|text-[\w-]+|cursor|pointer-events)$/

/** The value of a property where it is one of a drawing's; null where it could load or run something; undefined for another attribute. */
export function safeValue(property: string, given: string): string | null | undefined {
  if (!properties.has(property)) return undefined
  return value.test(given) ? given : null
}

/** Declarations of a style with those kept that draw: `fill:#fff;stroke:none`. Null where one could load or run something, or is none. */
export function safeRules(text: string): string | null {
  const kept: string[] = []
  for (const declaration of withoutComments(text).split(';')) {
    if (declaration.trim() === '') continue
    const [, property = '', given = ''] = /^\s*(-?[A-Za-z][\w-]*)\s*:([^:]*)$/.exec(declaration) ?? []
    const name = property.toLowerCase()
    const safe = safeValue(name, given.trim())
    if (safe === null || (safe === undefined && !(idle.test(name) && value.test(given)))) return null
    if (safe !== undefined) kept.push(`${name}:${safe}`)
  }
  return kept.join(';')
}

/** CSS without its comments. A pattern for them would read the rest again for each that has no end. */
export function withoutComments(css: string): string {
  const [first = '', ...rest] = css.split('/*')
  return first + rest.map((part) => (part.includes('*/') ? part.slice(part.indexOf('*/') + 2) : '')).join('')
}
