import type { Sentences } from '../say.ts'

/** What is wrong with a container file. */
export const files: Sentences = {}
