import { say, type Sentence } from '../sentences/say.ts'

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '${': '}' }
const skipped = /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\//y
const text = /"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'/y
const pattern = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y
const templatePart = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*/y
const word = /[\w$\u0080-\uffff]+/y
/** After these words a slash starts a regular expression. */
const beforePattern = new Set(['return', 'typeof', 'case', 'in', 'of', 'delete', 'void', 'throw', 'new', 'else', 'do'])

const reader = (code: string) => (rule: RegExp, index: number) => {
  rule.lastIndex = index
  return rule.exec(code)?.[0]
}

/**
 * Why the text cannot be JavaScript as far as its brackets, texts and comments tell, or null. Nothing is run or compiled, so it works under any content
 * security policy; faults of grammar with matching brackets are not found.
 */
export const bracketFault = (code: string): Sentence | null => {
  const read = reader(code)
  const open: string[] = []
  let before = ''
  let index = 0
  while (index < code.length) {
    if (open.at(-1) === '`') {
      index += read(templatePart, index)?.length ?? 0
      const inner = code.startsWith('${', index)
      if (inner) open.push('${')
      else if (code[index] === '`') open.pop()
      index += inner ? 2 : 1
      before = inner ? '(' : 'x'
      continue
    }
    const gap = read(skipped, index)
    if (gap !== undefined) {
      index += gap.length
      continue
    }
    const char = code.charAt(index)
    if (code.startsWith('/*', index)) return say('gtm.code.commentOpen')
    let taken = char
    if (char === '"' || char === "'") {
      const found = read(text, index)
      if (found === undefined) return say('gtm.code.textOpen', { char })
      taken = found
    } else if (char === '/' && (before === '' || beforePattern.has(before) || /^[^\w$)\]}"'`]$/.test(before))) taken = read(pattern, index) ?? char
    else if (char === '`' || char in closing) open.push(char)
    else if (char === ')' || char === ']' || char === '}') {
      const start = open.pop()
      if (start === undefined) return say('gtm.code.closesNothing', { char })
      if (closing[start] !== char) return say('gtm.code.otherBracket', { found: char, expected: closing[start] ?? start })
    } else taken = read(word, index) ?? char
    // What a text, a pattern or a word leaves behind decides only whether a slash divides.
    before = taken.length > 1 && !beforePattern.has(taken) ? 'x' : taken
    index += taken.length
  }
  const last = open.at(-1)
  return last === undefined ? null : say('gtm.code.neverClosed', { bracket: last })
}

const leading = /^(?:\s+|\/\/[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)+/

/** Why a custom JavaScript variable's code is no function expression, or null. References stand for any value. */
export const functionFault = (code: string): Sentence | null => {
  const plain = code.replace(/\{\{[^{}]+\}\}/g, 'x')
  if (!/^(?:(?:async\s+)?function\b|\(|(?:async\s+)?[\w$]+\s*=>)/.test(plain.replace(leading, ''))) return say('gtm.code.noFunction')
  return bracketFault(plain)
}
