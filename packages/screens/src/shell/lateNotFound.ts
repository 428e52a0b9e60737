import { lazy } from 'react'

/** Loaded by whoever comes to an address that leads nowhere. */
export const NotFound = lazy(() => import('./NotFound.tsx').then((module) => ({ default: module.NotFound })))
