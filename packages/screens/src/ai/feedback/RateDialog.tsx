import { type FeedbackKind, feedbackKinds } from '@tagmason/domain'
import { Button, Dialog, Radios, Stack, TextArea } from '@tagmason/ui'
import { type ReactNode, useState } from 'react'
import { useText } from '../../language.ts'
import { aiText } from '../texts.ts'
import { feedbackText } from './texts.ts'
import { useOnOpen } from '../../useOnOpen.ts'

export interface Opinion {
  feedback: FeedbackKind | ''
  result: string
}

interface RateDialogProps {
  title: string
  /** What each opening begins with. */
  initial: Opinion
  open: boolean
  act: { busy: boolean; blocked: string | false }
  onClose(): void
  /** Given a complete opinion. */
  onSave(opinion: { feedback: FeedbackKind; result: string }): void
  /** Fields above the opinion; given whether saving was tried. */
  children?(tried: boolean): ReactNode
}

/** Asks whether a suggestion helped, and what came of it. */
export function RateDialog({ title, initial, open, act, onClose, onSave, children }: RateDialogProps) {
  const text = useText(feedbackText)
  const { cancel } = useText(aiText)
  const [draft, setDraft] = useState(initial)
  const [tried, setTried] = useState(false)
  useOnOpen(open, () => {
    setDraft(initial)
    setTried(false)
  })
  const { feedback, result } = draft
  const save = () => {
    setTried(true)
    if (feedback !== '') onSave({ feedback, result })
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      detail={text.rateDetail}
      busy={act.busy}
      onSubmit={save}
      actions={
        <>
          <Button onPress={onClose}>{cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={act.busy} blocked={act.blocked}>
            {text.save}
          </Button>
        </>
      }
    >
      <Stack>
        {children?.(tried)}
        <Radios
          label={text.opinion}
          value={feedback}
          error={tried && feedback === '' && text.noOpinion}
          onChange={(value) => setDraft({ ...draft, feedback: value })}
          options={feedbackKinds.map((value) => ({ value, label: text.kinds[value], detail: text.kindDetails[value] }))}
        />
        <TextArea
          label={text.result}
          hint={text.resultHint}
          optional
          rows={3}
          limit={2000}
          value={result}
          onChange={(value) => setDraft({ ...draft, result: value })}
        />
      </Stack>
    </Dialog>
  )
}
