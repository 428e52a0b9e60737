import { late } from '../late.ts'

/** Loaded by those who are not signed in, and by nobody else. */
export const Entrance = late(() => import('./Entrance.tsx'), 'Entrance')
