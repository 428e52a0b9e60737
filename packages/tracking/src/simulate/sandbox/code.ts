import { say, type Sentence } from '../../sentences/say.ts'

const gap = /\s+/y
const comment = /\/\/[^\n]*|\/\*[\s\S]*?\*\//y
const text = /"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'/y
const pattern = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y
const templatePart = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))+/y
const word = /[\w$\u0080-\uffff]+/y
const reference = /\{\{([^{}]+)\}\}/y
/** After these words a slash starts a regular expression. */
const beforePattern = new Set(['return', 'typeof', 'case', 'in', 'of', 'delete', 'void', 'throw', 'new', 'else', 'do'])

export interface Program {
  readonly code: string
  /** Name of the function that the code calls with the number of a reference. */
  readonly ask: string
  /** The names of the references, by number. */
  readonly names: readonly string[]
}

/**
 * The code of a custom JavaScript variable with its references as calls, or a sentence that says why it cannot be run. A reference in a text becomes a part of
 * the text, as in Google Tag Manager; one in a comment is nothing.
 */
export function programOf(code: string): Program | Sentence {
  let ask = '$ask'
  while (code.includes(ask)) ask += '_'
  const names: string[] = []
  const call = (name: string) => `${ask}(${names.push(name) - 1})`
  const filled = (part: string, before: string, after: string) =>
    part.replaceAll(new RegExp(reference, 'g'), (_, name: string) => `${before}${call(name)}${after}`)
  const read = (rule: RegExp, at: number) => {
    rule.lastIndex = at
    return rule.exec(code)
  }
  const open: string[] = []
  let made = ''
  let before = ''
  for (let at = 0; at < code.length;) {
    const char = code.charAt(at)
    const inTemplate = open.at(-1) === '`'
    const found = inTemplate ? read(templatePart, at)?.[0] : (read(gap, at)?.[0] ?? read(comment, at)?.[0])
    if (found !== undefined) {
      at += found.length
      made += inTemplate ? filled(found, '${', '}') : found.startsWith('/') ? ' ' : found
      continue
    }
    const named = inTemplate ? null : read(reference, at)
    const taken = named?.[0] ?? tokenAt(at)
    if (named !== null) made += ` ${call(named[1] ?? '')} `
    else if (taken.length > 1 && (char === '"' || char === "'")) {
      const joined = filled(taken, `${char}+`, `+${char}`)
      made += joined === taken ? taken : `(${joined})`
    } else if (taken.length > 1 && char === '/' && filled(taken, '', '') !== taken) return say('simulate.code.regexReference')
    else if (/^\d\w*n$/.test(taken)) return say('simulate.code.bigInteger', { number: taken })
    else made += taken
    if (taken === '`' && inTemplate) open.pop()
    else if (taken === '`' || taken === '{' || taken === '${') open.push(taken)
    else if (taken === '}') open.pop()
    // What a text, a pattern or a word leaves behind decides only whether a slash divides.
    before = taken.length > 1 && taken !== '${' && !beforePattern.has(taken) ? 'x' : taken
    at += taken.length
  }
  return { code: made, ask, names }

  function tokenAt(at: number): string {
    const char = code.charAt(at)
    if (open.at(-1) === '`') return code.startsWith('${', at) ? '${' : char
    if (char === '"' || char === "'") return read(text, at)?.[0] ?? char
    if (char === '/' && (before === '' || beforePattern.has(before) || /^[^\w$)\]}"'`]$|^\$\{$/.test(before))) return read(pattern, at)?.[0] ?? char
    return read(word, at)?.[0] ?? char
  }
}
