import { Select, Skeleton, Stack, Text } from '@tagmason/ui'
import { Suspense, useState } from 'react'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { BreakdownList } from './BreakdownList.tsx'
import { trafficText } from './texts.ts'
import type { TrafficViewing } from './useTrafficView.ts'

/** The values of one parameter; first of the one that most events carry. */
export function Parameters({ viewing }: { viewing: TrafficViewing }) {
  const text = useText(trafficText)
  const { from, to, filters } = viewing.view
  const parameters = useRead('traffic.parameters', { from, to, filters })
  const [chosen, setChosen] = useState('')
  const name = parameters.find((each) => each.name === chosen)?.name ?? parameters[0]?.name
  if (name === undefined) return <Text tone="muted">{text.noParameters}</Text>
  return (
    <Stack gap="s">
      <Select label={text.parameter} value={name} options={parameters.map((each) => ({ value: each.name, label: each.name }))} onChange={setChosen} />
      <Suspense fallback={<Skeleton shape="text" />}>
        <BreakdownList key={name} field={`param:${name}`} viewing={viewing} />
      </Suspense>
    </Stack>
  )
}
