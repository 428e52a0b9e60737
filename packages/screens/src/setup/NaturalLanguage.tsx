import { Stack, Split } from '@tagmason/ui'
import { useRead } from '../workspace.tsx'
import { GoalsForm } from './plan/GoalsForm.tsx'
import { PlanView } from './plan/PlanView.tsx'
import { WillConfigure } from './plan/WillConfigure.tsx'

/** The main job: goals in plain words, a plan to read and change, files to download. */
export function NaturalLanguage() {
  const stored = useRead('plans.current')
  const { project } = useRead('session.get')
  return (
    <Stack gap="xl">
      <Split ratio="wide" aside={<WillConfigure />}>
        <GoalsForm key={project} project={project} stored={stored} />
      </Split>
      {stored !== null && <PlanView stored={stored} />}
    </Stack>
  )
}
