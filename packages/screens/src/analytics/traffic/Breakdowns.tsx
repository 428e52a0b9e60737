import type { TrafficField } from '@tagmason/domain'
import { Card, Grid, Stack, TabbedPanel } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { BreakdownList } from './BreakdownList.tsx'
import { Parameters } from './Parameters.tsx'
import { trafficText } from './texts.ts'
import type { TrafficViewing } from './useTrafficView.ts'

const groups = [
  ['sources', ['source', 'medium', 'campaign', 'referrer']],
  ['pages', ['path', 'landing', 'exit']],
  ['people', ['country', 'device', 'browser', 'os', 'language', 'audience']],
] as const satisfies readonly (readonly [string, readonly TrafficField[]])[]

/** Of what the figures are made; a press on a value keeps only what has it. */
export function Breakdowns({ viewing }: { viewing: TrafficViewing }) {
  const text = useText(trafficText)
  const tab = (field: TrafficField) => ({ id: field, label: text.fields[field], panel: () => <BreakdownList field={field} viewing={viewing} /> })
  const card = ([group, fields]: (typeof groups)[number]) => (
    <Card key={group} level={3} title={text[group]}>
      <TabbedPanel<TrafficField> label={text[group]} tabs={fields.map(tab)} />
    </Card>
  )
  return (
    <Stack gap="m">
      <Grid cells="large">{groups.slice(0, 2).map(card)}</Grid>
      <Grid cells="large">
        {groups.slice(2).map(card)}
        <Card level={3} title={text.events}>
          <TabbedPanel<'name' | 'parameters'>
            label={text.events}
            tabs={[
              { id: 'name', label: text.fields.name, panel: () => <BreakdownList field="name" viewing={viewing} /> },
              { id: 'parameters', label: text.parameters, panel: () => <Parameters viewing={viewing} /> },
            ]}
          />
        </Card>
      </Grid>
    </Stack>
  )
}
