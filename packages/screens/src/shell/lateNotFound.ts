import { late } from '../late.ts'

/** Loaded where an address leads nowhere. */
export const NotFound = late(() => import('./NotFound.tsx'), 'NotFound')
