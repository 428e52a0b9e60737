import type { Sentences } from '../say.ts'

/** Why tags fire or not. */
export const simulation: Sentences = {}
