import type { FeedbackItem } from '@tagmason/domain'
import { toast } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { aiText } from '../texts.ts'
import { type Opinion, RateDialog } from './RateDialog.tsx'
import { feedbackText } from './texts.ts'

/** Changes the opinion of a suggestion that stands in the list. */
export function RateAgain({ item, title, open, onClose }: { item: FeedbackItem; title: string; open: boolean; onClose(): void }) {
  const text = useText(feedbackText)
  const { of, undo } = useText(aiText)
  const rate = useAct('feedback.rate')
  const restore = useAct('feedback.restore')
  const initial: Opinion = { feedback: item.feedback, result: item.result }
  const save = async (opinion: { feedback: FeedbackItem['feedback']; result: string }) => {
    if (!(await rate.run({ id: item.id, ...opinion }))) return
    toast.success(text.saved, { detail: title, action: { label: undo, onPress: () => void restore.run(item) } })
    onClose()
  }
  return <RateDialog title={of(text.change, title)} initial={initial} open={open} act={rate} onClose={onClose} onSave={(opinion) => void save(opinion)} />
}
