import { Button, Dialog, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useOnOpen } from '../../useOnOpen.ts'
import { useAct } from '../../workspace.tsx'
import { marketplaceText } from '../texts.ts'
import { communityText } from './texts.ts'
import { lessonOf, newLesson } from './tutorialDraft.ts'
import { TutorialFields } from './TutorialFields.tsx'

/** Hands in a lesson, which then waits for an administrator. */
export function SubmitTutorial({ open, onClose }: { open: boolean; onClose(): void }) {
  const { tutorial: text } = useText(communityText)
  const { cancel } = useText(marketplaceText)
  const submit = useAct('community.submitTutorial')
  const [draft, setDraft] = useState(newLesson)
  const [tried, setTried] = useState(false)
  useOnOpen(open, () => {
    setDraft(newLesson)
    setTried(false)
  })
  const send = async () => {
    setTried(true)
    const lesson = await lessonOf(draft)
    if (lesson === undefined || !(await submit.run(lesson))) return
    toast.success(text.submitted, { detail: text.submittedDetail })
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.submit}
      detail={text.submitDetail}
      busy={submit.busy}
      onSubmit={() => void send()}
      actions={
        <>
          <Button onPress={onClose}>{cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={submit.busy} blocked={submit.blocked}>
            {text.send}
          </Button>
        </>
      }
    >
      <TutorialFields draft={draft} tried={tried} onChange={setDraft} />
    </Dialog>
  )
}
