import type { PushExample, Step } from '@tagmason/domain'
import { Alert, Button, Dialog, Select, Stack } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../../language.ts'
import { useOnOpen } from '../../../useOnOpen.ts'
import { makeStep } from './makeStep.ts'
import type { RefusedStep } from './refusedStep.ts'
import { StepField } from './StepField.tsx'
import { fieldsOf, freshTyped, kindOf, type StepKind, stepKinds, type Typed, typedOf } from './stepForm.ts'
import { simulatorText } from './texts.ts'

export interface StepDialogProps {
  open: boolean
  /** The step that is changed; undefined for a new one. */
  before: Step | undefined
  /** The first step is a page. */
  isFirst: boolean
  /** The page that is open, as what is offered. */
  page: string
  pushes: readonly PushExample[]
  onClose(): void
  /** Takes the step, or says why the visit is refused with it. */
  onStep(step: Step, kind: StepKind): Promise<RefusedStep | null>
}

/** Asks what happens in a step: a kind, and the few fields that it has. */
export function StepDialog({ open, before, isFirst, page, pushes, onClose, onStep }: StepDialogProps) {
  const all = useText(simulatorText)
  const text = all.form
  const [kind, setKind] = useState<StepKind>('push')
  const [typed, setTyped] = useState<Typed>({})
  const [tried, setTried] = useState(false)
  const [asking, setAsking] = useState(false)
  const [refused, setRefused] = useState<RefusedStep>({})
  const begin = (wanted: StepKind) => {
    setKind(wanted)
    setTyped(freshTyped(wanted, page))
    setTried(false)
    setRefused({})
  }
  useOnOpen(open, () => {
    begin(before === undefined ? 'push' : kindOf(before))
    if (before !== undefined) setTyped(typedOf(before))
  })
  const made = makeStep(kind, typed, before)
  const problems = tried && 'problems' in made ? made.problems : {}
  const submit = async () => {
    setTried(true)
    if ('problems' in made || asking) return
    setAsking(true)
    const why = await onStep(made.step, kind)
    setAsking(false)
    if (why === null) onClose()
    else setRefused(why)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={before === undefined ? text.add : all.steps[before.type]}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={onClose}>{text.cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={asking}>
            {before === undefined ? text.add : text.save}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        {!isFirst && <Select label={text.kind} options={stepKinds.map((value) => ({ value, label: all.steps[value] }))} value={kind} onChange={begin} />}
        {fieldsOf[kind].map((field) => (
          <StepField
            key={field}
            field={field}
            typed={typed}
            problem={problems[field]}
            refused={refused[field]}
            pushes={pushes}
            onChange={(now) => {
              setTyped({ ...typed, ...now })
              setRefused({})
            }}
          />
        ))}
        {refused['visit'] !== undefined && <Alert tone="critical" title={text.refused} detail={refused['visit']} />}
      </Stack>
    </Dialog>
  )
}
