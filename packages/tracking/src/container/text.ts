/**
 * A person's words on their way into a container. In every string of a container `{{Name}}` is a variable, so words must not bring braces with them.
 */

/** Without braces and control characters, for any value. */
export function plainText(text: string): string {
  return text.replace(/[{}]/g, '').replace(/\p{Cc}+/gu, ' ')
}

/** For names: also without the characters that no genuine export has in a name, trimmed, at most 100 characters. */
export function plainName(text: string): string {
  const name = plainText(text)
    .replace(/[:<>"'`\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return [...name].slice(0, 100).join('').trim()
}

/** A number in digits only, to 20 decimals: Google Tag Manager compares no `1e+21`. */
export function plainNumber(amount: number): string {
  if (!/e/.test(String(amount))) return String(amount)
  return Math.abs(amount) >= 1
    ? String(BigInt(amount))
    : amount
        .toFixed(20)
        .replace(/\.?0+$/, '')
        .replace(/^-0$/, '0')
}

/** The regular expression that matches the text itself. It has no two braces in a row. */
export function literalPattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
}

/** A regular expression may use braces (`a{2}`) but never needs two in a row. */
export function plainPattern(pattern: string): string {
  return pattern.replace(/\{{2,}/g, '{').replace(/\}{2,}/g, '}')
}

/** The parts of a selector list: 'a, b[x=","]' -> ['a', 'b[x=","]']. */
export function selectorParts(selectors: string): string[] {
  const parts: string[] = []
  let part = ''
  let depth = 0
  let quote = ''
  for (let i = 0; i < selectors.length; i++) {
    const letter = selectors.charAt(i)
    if (letter === '\\') {
      part += letter + selectors.charAt(++i)
      continue
    }
    if (quote !== '') quote = letter === quote ? '' : quote
    else if (letter === '"' || letter === "'") quote = letter
    else if (letter === '(' || letter === '[') depth++
    else if (letter === ')' || letter === ']') depth--
    if (letter === ',' && depth === 0 && quote === '') {
      parts.push(part.trim())
      part = ''
    } else part += letter
  }
  parts.push(part.trim())
  return parts.filter((one) => one !== '')
}

/** A click lands on the deepest element, so a selector must also take what is inside: 'a.cta' -> 'a.cta, a.cta *'. */
export function withDescendants(selectors: string): string {
  const parts = selectorParts(selectors)
  const present = new Set(parts)
  return [
    ...parts,
    ...parts
      .filter((part) => !part.endsWith('*'))
      .map((part) => `${part} *`)
      .filter((part) => !present.has(part)),
  ].join(', ')
}

/** Gives `wanted`, or 'wanted 2', 'wanted 3' ... when that is taken; remembers the answer. Upper and lower case count as the same. */
export function uniqueName(wanted: string, taken: Set<string>): string {
  let name = wanted
  for (let n = 2; taken.has(name.toLowerCase()); n++) name = `${wanted} ${n}`
  taken.add(name.toLowerCase())
  return name
}
