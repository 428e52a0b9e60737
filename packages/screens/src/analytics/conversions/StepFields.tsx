import { ComboBox, IconButton, Inline, Row, TextField } from '@tagmason/ui'
import { ArrowUp, Trash2 } from 'lucide-react'
import { useText } from '../../language.ts'
import { conversionsText } from './texts.ts'
import type { StepDraft, useFunnelDraft } from './useFunnelDraft.ts'

export interface StepFieldsProps {
  step: StepDraft
  /** From 1. */
  place: number
  /** No further step can be removed. */
  last: boolean
  events: readonly string[]
  draft: ReturnType<typeof useFunnelDraft>
}

/** One step of the funnel: what it is called, and which event counts it. */
export function StepFields({ step, place, last, events, draft }: StepFieldsProps) {
  const { funnel: text } = useText(conversionsText)
  const { key } = step
  return (
    <Row
      end={
        <Inline gap="xxs" wrap={false}>
          <IconButton icon={ArrowUp} label={text.up(place)} blocked={place === 1 && text.first} onPress={() => draft.up(key)} />
          <IconButton icon={Trash2} label={text.removeStep(place)} blocked={last && text.two} onPress={() => draft.remove(key)} />
        </Inline>
      }
    >
      <TextField
        label={text.step(place)}
        required
        error={draft.stepWrong(step) && text.stepMissing}
        value={step.step}
        onChange={(words) => draft.change(key, { step: words })}
      />
      <ComboBox
        label={text.event(place)}
        allowOther
        optional
        error={draft.eventWrong(step) && text.eventWrong}
        value={step.event}
        options={events.map((value) => ({ value, label: value }))}
        onChange={(event) => draft.change(key, { event })}
      />
    </Row>
  )
}
