const quoteCode = 34
const backslash = 92
const colon = 58
const openBracket = 91
const closeBracket = 93
const openBrace = 123
const closeBrace = 125

/** The index after the string that starts at `start` (its opening quote), or one past the text's length when it never ends. */
export const stringEnd = (text: string, start: number): number => {
  let end = text.indexOf('"', start + 1)
  while (end !== -1) {
    let slashes = end - 1
    while (text.charCodeAt(slashes) === backslash) slashes--
    if ((end - slashes) % 2 === 1) return end + 1
    end = text.indexOf('"', end + 1)
  }
  return text.length + 1
}

export interface Scan {
  /** Deepest nesting of lists and objects, or the first depth over the limit. */
  readonly depth: number
  /** Where the limit was passed, or -1. */
  readonly tooDeepAt: number
  /** How many members (colons outside strings) the objects of the text have together. */
  readonly members: number
}

/** One quick pass over JSON text, before it is parsed: nothing recurses, so no input can overflow the stack. */
export const scan = (text: string, depthLimit: number): Scan => {
  let depth = 0
  let deepest = 0
  let members = 0
  const length = text.length
  for (let index = 0; index < length; index++) {
    const code = text.charCodeAt(index)
    if (code <= 32) continue
    if (code === quoteCode) index = stringEnd(text, index) - 1
    else if (code === colon) members++
    else if (code === openBrace || code === openBracket) {
      depth++
      if (depth > deepest) deepest = depth
      if (depth > depthLimit) return { depth, tooDeepAt: index, members }
    } else if (code === closeBrace || code === closeBracket) depth--
  }
  return { depth: deepest, tooDeepAt: -1, members }
}

/** How many members the objects of a parsed value have together. */
export const countMembers = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0
  let count = 0
  if (Array.isArray(value)) {
    for (const entry of value) if (typeof entry === 'object') count += countMembers(entry)
    return count
  }
  for (const entry of Object.values(value)) {
    count++
    if (typeof entry === 'object') count += countMembers(entry)
  }
  return count
}

/** Line and column, both from 1, of an index in a text. */
export const lineColumn = (text: string, index: number): { readonly line: number; readonly column: number } => {
  let line = 1
  let start = 0
  for (let next = text.indexOf('\n'); next !== -1 && next < index; next = text.indexOf('\n', start)) {
    line++
    start = next + 1
  }
  return { line, column: index - start + 1 }
}
