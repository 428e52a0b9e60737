import { Stack } from '@tagmason/ui'
import { type ReactNode, useState } from 'react'
import { useRead } from '../../workspace.tsx'
import { late } from '../../late.ts'

const FirstSteps = late(() => import('./FirstSteps.tsx'), 'FirstSteps')

/** Shows the first steps in place of a project's figures until it has received an event; while the page stays open they stay above the figures, so that the last ticks are seen. */
export function UntilFirstEvent({ children }: { children: ReactNode }) {
  const { project } = useRead('session.get')
  return <Shown key={project}>{children}</Shown>
}

function Shown({ children }: { children: ReactNode }) {
  const { script, newest } = useRead('trackingCode.get')
  const [isNew] = useState(newest === null)
  if (script === null || !isNew) return children
  return (
    <Stack gap="l">
      <FirstSteps />
      {newest !== null && children}
    </Stack>
  )
}
