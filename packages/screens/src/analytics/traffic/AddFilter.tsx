import { type TrafficFieldName, trafficFields } from '@tagmason/domain'
import { Button, ComboBox, Form, Popover, Segments, Select, Skeleton, Stack, Text } from '@tagmason/ui'
import { ListFilter } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { trafficText } from './texts.ts'
import type { TrafficViewing } from './useTrafficView.ts'
import { useValueName } from './useValueName.ts'
import { withFilter } from './viewAddress.ts'

/** Any dimension or parameter, with the values that it has on these days. */
export function AddFilter({ viewing }: { viewing: TrafficViewing }) {
  const text = useText(trafficText)
  return (
    <Popover label={text.addFilter} title={text.addFilter} text={text.addFilter} icon={ListFilter} look="quiet" padded>
      {(close) => (
        <Guard>
          <Suspense fallback={<Skeleton shape="text" />}>
            <FilterForm viewing={viewing} onDone={close} />
          </Suspense>
        </Guard>
      )}
    </Popover>
  )
}

function FilterForm({ viewing: { view, knows, set }, onDone }: { viewing: TrafficViewing; onDone(): void }) {
  const text = useText(trafficText)
  const { fieldName } = useValueName()
  const { from, to, filters } = view
  const parameters = useRead('traffic.parameters', { from, to, filters })
  const [field, setField] = useState<TrafficFieldName>('country')
  const [isNot, setNot] = useState<'is' | 'isNot'>('is')
  const [value, setValue] = useState<string>()
  const apply = () => {
    if (value === undefined) return
    set({ filters: withFilter(filters, { field, value, not: isNot === 'isNot' }) })
    onDone()
  }
  return (
    <Form onSubmit={apply}>
      <Stack gap="s">
        <Select<TrafficFieldName>
          label={text.filterBy}
          value={field}
          groups={[
            {
              label: text.people,
              options: trafficFields.filter(knows).map((each) => ({ value: each, label: text.fields[each] })),
            },
            {
              label: text.parameters,
              options: parameters
                .map(({ name }) => `param:${name}` as const)
                .filter(knows)
                .map((value) => ({ value, label: fieldName(value) })),
            },
          ].filter(({ options }) => options.length > 0)}
          onChange={(next) => {
            setField(next)
            setValue(undefined)
          }}
        />
        <Segments<'is' | 'isNot'>
          label={text.condition}
          value={isNot}
          options={[
            { value: 'is', label: text.is },
            { value: 'isNot', label: text.isNot },
          ]}
          onChange={setNot}
        />
        <Suspense fallback={<Skeleton shape="text" />}>
          <Values key={field} view={{ from, to, filters }} field={field} value={value} onChange={setValue} />
        </Suspense>
        <Button type="submit" tone="accent" look="solid" blocked={value === undefined && text.filterValueHint}>
          {text.apply}
        </Button>
      </Stack>
    </Form>
  )
}

interface ValuesProps {
  view: Pick<TrafficViewing['view'], 'from' | 'to' | 'filters'>
  field: TrafficFieldName
  value: string | undefined
  onChange(value: string | undefined): void
}

/** A value that nothing is known of has no words of its own, so places stand for values. */
function Values({ view, field, value, onChange }: ValuesProps) {
  const text = useText(trafficText)
  const { valueName } = useValueName()
  const { rows } = useRead('traffic.breakdown', { ...view, by: field })
  const chosen = rows.findIndex((row) => row.value === value)
  if (field === 'audience' && rows.length === 0) return <Text tone="muted">{text.noAudiences}</Text>
  return (
    <ComboBox
      label={text.filterValue}
      hint={text.filterValueHint}
      value={value === undefined || chosen === -1 ? '' : String(chosen)}
      options={rows.map((row, at) => ({ value: String(at), label: valueName(field, row.value) }))}
      onChange={(place) => onChange(rows[Number(place)]?.value)}
    />
  )
}
