/**
 * Paths of keys that stand twice in one object of a JSON text, e.g. `events[0].params.value`. `JSON.parse` keeps the last of them and says nothing.
 * The text must be valid JSON.
 */
export function duplicateKeys(json: string): string[] {
  interface Level {
    keys: Set<string> | null
    index: number
    path: string
  }
  const found: string[] = []
  const levels: Level[] = []
  let key = ''
  const here = (): string => {
    const level = levels.at(-1)
    if (level === undefined) return ''
    if (level.keys === null) return `${level.path}[${level.index}]`
    return level.path === '' ? key : `${level.path}.${key}`
  }
  // Strings whole, so that brackets inside them do not count.
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"\s*:?|[[\]{},]/gs)) {
    const level = levels.at(-1)
    if (token === '{' || token === '[') levels.push({ keys: token === '{' ? new Set() : null, index: 0, path: here() })
    else if (token === '}' || token === ']') levels.pop()
    else if (token === ',') {
      if (level !== undefined) level.index++
    } else if (token.endsWith(':') && level?.keys) {
      const name: unknown = JSON.parse(token.slice(0, -1))
      key = String(name)
      if (level.keys.has(key)) found.push(here())
      level.keys.add(key)
    }
  }
  return found
}
