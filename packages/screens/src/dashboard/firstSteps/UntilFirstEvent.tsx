import { Stack } from '@tagmason/ui'
import { type ReactNode, useState } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { late } from '../../late.ts'
import { asking, useRead, useWorkspace } from '../../workspace.tsx'

const FirstSteps = late(() => import('./FirstSteps.tsx'), 'FirstSteps')

/** Shows the first steps in place of a project's figures until it has received an event; while the page stays open they stay above the figures, so that the last ticks are seen. */
export function UntilFirstEvent({ children }: { children: ReactNode }) {
  const { project } = useRead('session.get')
  return <Shown key={project}>{children}</Shown>
}

function Shown({ children }: { children: ReactNode }) {
  const {
    data: { script, newest },
    isFetching,
  } = useSuspenseQuery(asking(useWorkspace(), 'trackingCode.get', undefined))
  const [wasNew, setWasNew] = useState(false)
  // Just after another project is selected the answer is still about the one before: it says nothing about this one.
  if (!wasNew && !isFetching && newest === null) setWasNew(true)
  if (script === null || !(wasNew || newest === null)) return children
  return (
    <Stack gap="l">
      <FirstSteps />
      {newest !== null && children}
    </Stack>
  )
}
