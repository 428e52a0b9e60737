import { type ConversionGoal, goalPeriods, noCurrency } from '@tagmason/domain'
import { Button, Checkbox, ComboBox, Dialog, NumberField, Row, Select, Stack, TextField, toast } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { conversionsText } from './texts.ts'
import { useGoalDraft } from './useGoalDraft.ts'

/** Asks what is to be reached; with a goal it changes that one. */
export function GoalDialog({ goal, open, onClose }: { goal?: ConversionGoal; open: boolean; onClose(): void }) {
  const { goals: text, cancel } = useText(conversionsText)
  const { goals, events, figures } = useRead('conversions.overview')
  const add = useAct('conversions.addGoal')
  const change = useAct('conversions.changeGoal')
  const { draft, set, problems, checked } = useGoalDraft(open, goals, goal)
  const act = goal === undefined ? add : change
  const error = (problem: Exclude<(typeof problems)[keyof typeof problems], false> | false) => problem && text[problem]
  const submit = async () => {
    const wanted = checked()
    if (wanted === undefined) return
    const kept = await (goal === undefined ? add.run(wanted) : change.run({ id: goal.id, ...wanted }))
    if (kept === undefined) return
    toast.success(goal === undefined ? text.added : text.saved, { detail: text[kept.done.keyEvent](wanted.event) })
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={goal === undefined ? text.setUp : text.change}
      detail={text.formDetail}
      busy={act.busy}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={onClose}>{cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={act.busy} blocked={act.blocked}>
            {text.save}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <TextField label={text.name} required error={error(problems.name)} value={draft.name} onChange={(name) => set({ name })} />
        <ComboBox
          label={text.event}
          hint={text.eventHint}
          required
          allowOther
          error={error(problems.event)}
          value={draft.event}
          options={events.map((value) => ({ value, label: value }))}
          onChange={(event) => set({ event })}
        />
        <Row>
          <NumberField
            label={text.target}
            hint={text.targetHint}
            required
            least={1}
            error={error(problems.target)}
            value={draft.target}
            onChange={(target) => set({ target })}
          />
          <NumberField
            label={text.value}
            hint={figures.currency === noCurrency ? text.valueHintAny : text.valueHint(figures.currency)}
            least={0}
            error={error(problems.value)}
            value={draft.value}
            onChange={(value) => set({ value })}
          />
        </Row>
        <Select
          label={text.period}
          value={draft.period}
          options={goalPeriods.map((value) => ({ value, label: text.periodNames[value] }))}
          onChange={(period) => set({ period })}
        />
        <Checkbox label={text.isConversion} detail={text.isConversionHint} checked={draft.isConversion} onChange={(isConversion) => set({ isConversion })} />
      </Stack>
    </Dialog>
  )
}
