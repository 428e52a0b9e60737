import type { Sentences } from '../say.ts'

/** What the audit finds, and what its fixes do. */
export const audit: Sentences = {}
