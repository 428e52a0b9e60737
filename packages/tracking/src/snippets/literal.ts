/**
 * A value as JavaScript source. Nothing in it can end a script element, open a comment or break a line: `<`, `>`, and the two line separators are escaped,
 * so `</script>`, `<!--` and `-->` never stand in the code. Objects get two spaces per level.
 */
export function jsLiteral(value: unknown, indent = ''): string {
  if (typeof value === 'string') return jsString(value)
  if (Array.isArray(value)) {
    const inner = `${indent}  `
    return value.length === 0 ? '[]' : `[\n${value.map((entry) => inner + jsLiteral(entry, inner)).join(',\n')}\n${indent}]`
  }
  if (typeof value === 'object' && value !== null) {
    const inner = `${indent}  `
    const entries = Object.entries(value)
    if (entries.length === 0) return '{}'
    return `{\n${entries.map(([key, entry]) => `${inner}${/^[A-Za-z_]\w*$/.test(key) && key !== '__proto__' ? key : jsKey(key)}: ${jsLiteral(entry, inner)}`).join(',\n')}\n${indent}}`
  }
  return typeof value === 'number' && !Number.isFinite(value) ? 'null' : String(value)
}

const unicode = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

function jsString(text: string): string {
  return `'${JSON.stringify(text)
    .slice(1, -1)
    .replace(/\\"/g, '"')
    .replace(/'/g, "\\'")
    .replace(/[<>&\u2028\u2029\u007f-\u009f]/g, unicode)}'`
}

/** A computed key: `{ '__proto__': x }` would set the prototype instead of a field. */
const jsKey = (key: string): string => (key === '__proto__' ? `['__proto__']` : jsString(key))
