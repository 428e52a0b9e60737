import { useSpace } from '../../workspace.tsx'
import { Sample } from './Sample.tsx'
import { late } from '../../late.ts'

const OwnProject = late(() => import('./own/OwnProject.tsx'), 'OwnProject')

/** From a picture of a page to the events that are worth having. */
export function Screenshot() {
  return useSpace() === 'real' ? <OwnProject /> : <Sample />
}
