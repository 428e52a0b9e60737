import { type Code, say, type Words } from './say.ts'

/** Several things as one piece of a sentence: `a and b`, in other languages with the commas that are usual there. */
export function saidList([first = '', second, third, ...more]: readonly Words[]): Words {
  if (second === undefined) return first
  return third === undefined ? say('list.two', { first, second }) : say('list.more', { first, second, rest: saidList([third, ...more]) })
}

const separators = { 'list.comma': ', ', 'list.semicolon': '; ', 'list.arrow': ' → ', 'list.then': ' → ' } as const satisfies Partial<Record<Code, string>>

/** Words one behind the other, with the same between them in every language. Halves are joined, so that a long list is no deep one. */
export function joined(words: readonly Words[], by: keyof typeof separators): Words {
  if (words.every((word) => typeof word === 'string')) return words.join(separators[by])
  const half = Math.ceil(words.length / 2)
  return words.length === 1 ? (words[0] ?? '') : say(by, { first: joined(words.slice(0, half), by), second: joined(words.slice(half), by) })
}

/** Without those that say the same again. */
export const distinct = <Each extends Words>(words: readonly Each[]): readonly Each[] => [
  ...new Map(words.map((word) => [JSON.stringify(word), word])).values(),
]
