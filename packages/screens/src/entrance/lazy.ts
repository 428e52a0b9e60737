import { lazy } from 'react'

/** Loaded by those who are not signed in, and by nobody else. */
export const Entrance = lazy(() => import('./Entrance.tsx').then((module) => ({ default: module.Entrance })))
