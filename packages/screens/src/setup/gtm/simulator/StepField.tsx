import type { PushExample } from '@tagmason/domain'
import { Checks, Select, TextArea, TextField } from '@tagmason/ui'
import { useText } from '../../../language.ts'
import type { Problem } from './makeStep.ts'
import { consentTypes, type Typed } from './stepForm.ts'
import type { SimulatorText } from './text.ts'
import { simulatorText } from './texts.ts'

export interface StepFieldProps {
  field: string
  typed: Typed
  problem: Problem | undefined
  /** Why the visit was refused with it, in the member's language. */
  refused: string | undefined
  pushes: readonly PushExample[]
  onChange(typed: Typed): void
}

const own = 'own'
const statuses = ['start', 'pause', 'complete', 'buffering', 'progress'] as const

/** One field of a step; most are a line of text. */
export function StepField({ field, typed, problem, refused, pushes, onChange }: StepFieldProps) {
  const text = useText(simulatorText).form
  const value = typed[field] ?? ''
  const error = problem === undefined ? refused : text[problem]
  const set = (now: string) => onChange({ [field]: now })
  switch (field) {
    case 'event':
      return (
        <Select
          label={text.event}
          options={[{ value: own, label: text.ownEvent }, ...pushes.map(({ event }) => ({ value: event, label: event }))]}
          value={value || own}
          onChange={(event) => onChange({ event, data: JSON.stringify(pushes.find((push) => push.event === event)?.data ?? { event: '' }, null, 2) })}
        />
      )
    case 'data':
      return <TextArea label={text.data} rows={8} error={error} value={value} onChange={(data) => onChange({ event: own, data })} />
    case 'attributes':
      return <TextArea label={text.attributes} hint={text.attributesHint} rows={2} error={error} value={value} onChange={set} />
    case 'granted':
      return (
        <Checks
          label={text.granted}
          hint={text.grantedHint}
          options={consentTypes.map((type) => ({ value: type, label: type }))}
          value={consentTypes.filter((type) => value.split(' ').includes(type))}
          onChange={(types) => set(types.join(' '))}
        />
      )
    case 'answer':
      return (
        <Select
          label={text.answer}
          options={[
            { value: 'update', label: text.update },
            { value: 'default', label: text.first },
          ]}
          value={value}
          onChange={set}
        />
      )
    case 'status':
      return <Select label={text.status} options={statuses.map((status) => ({ value: status, label: text.statuses[status] }))} value={value} onChange={set} />
    default:
      return <TextField label={labelOf(field, text)} hint={field === 'url' && text.urlHint} error={error} value={value} onChange={set} />
  }
}

const labelOf = (field: string, text: SimulatorText['form']): string => {
  const labels: Readonly<Record<string, string>> = {
    url: text.url,
    referrer: text.referrer,
    text: text.text,
    id: text.id,
    classes: text.classes,
    href: text.href,
    percent: text.percent,
    seconds: text.seconds,
    newAddress: text.newAddress,
    message: text.message,
  }
  return labels[field] ?? field
}
