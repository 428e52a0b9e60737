import { lazy } from 'react'

/** Loaded by those who open a link, and by nobody else. */
export const SharedPage = lazy(() => import('./SharedPage.tsx').then((module) => ({ default: module.SharedPage })))
