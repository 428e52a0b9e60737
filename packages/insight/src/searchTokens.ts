/** A word of a text and where it stands. */
export interface Token {
  /** As it is compared: folded. */
  word: string
  from: number
  to: number
}

const letters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l' }

/** A word without case and accents, and without the s of a plural: `Événements` and `evenement` are the same. */
export function fold(word: string): string {
  const bare = word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøł]/g, (letter) => letters[letter] ?? letter)
  return bare.length > 3 && bare.endsWith('s') && !bare.endsWith('ss') ? bare.slice(0, -1) : bare
}

/** The words of a text in order. Names from code are taken apart at their underscores. */
export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu)].map((match) => ({ word: fold(match[0]), from: match.index, to: match.index + match[0].length }))
