import type { Sentences } from '../say.ts'

/** What differs between two containers. */
export const changes: Sentences = {}
