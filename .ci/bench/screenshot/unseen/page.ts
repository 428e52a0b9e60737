import type { Random } from '../random.ts'
import type { Words } from '../words.ts'

/** A family for tests draws a whole page with styles of its own: nothing of the kit that the trees were trained on. */
export type UnseenFamily = (random: Random, words: Words) => string

export const many = (count: number, make: (at: number) => string): string => Array.from({ length: count }, (_, at) => make(at)).join('')
