/** Patterns of another language by the English ones. `{0}` stands for the first value. */
export type Sentences = Readonly<Record<string, string>>

let spoken: Sentences = {}
const patterns = new WeakMap<TemplateStringsArray, string>()

/** The English pattern of a template: what a catalog knows it by. */
const patternOf = (parts: TemplateStringsArray): string => {
  const known = patterns.get(parts)
  if (known !== undefined) return known
  const pattern = parts.reduce((text, part, at) => (at === 0 ? part : `${text}{${at - 1}}${part}`), '')
  patterns.set(parts, pattern)
  return pattern
}

/**
 * A sentence for people, in the language of the work that it is said in (see `speaking`); in English without one. Values stay as they are: names, numbers, other sentences.
 * Each pattern stands in every catalog, which a test holds: a word that depends on a value makes two patterns, not one with a piece of English in it.
 */
export function say(parts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  const pattern = patternOf(parts)
  return (spoken[pattern] ?? pattern).replace(/\{(\d+)\}/g, (_, at: string) => String(values[Number(at)]))
}

/** Does work whose sentences shall be in a language. The work ends before it returns, so no other can come between: that is why nothing needs to be handed on. */
export function speaking<Result>(sentences: Sentences, work: () => Result): Result {
  const before = spoken
  spoken = sentences
  try {
    return work()
  } finally {
    spoken = before
  }
}
