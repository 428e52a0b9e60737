import { lazy } from 'react'
import { useSpace } from '../../workspace.tsx'
import { Sample } from './Sample.tsx'

const OwnProject = lazy(() => import('./own/OwnProject.tsx').then((module) => ({ default: module.OwnProject })))

/** From a picture of a page to the events that are worth having. */
export function Screenshot() {
  return useSpace() === 'real' ? <OwnProject /> : <Sample />
}
