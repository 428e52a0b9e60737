import { late } from '../../late.ts'

/** Loaded by those who open a link, and by nobody else. */
export const SharedPage = late(() => import('./SharedPage.tsx'), 'SharedPage')
