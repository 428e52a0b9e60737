import type { FeedbackItem } from '@tagmason/domain'
import { Badge, Button, Inline, ListRow, MenuButton, Stack, Text, Time, toast } from '@tagmason/ui'
import { Ellipsis, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { Meta } from '../../Meta.tsx'
import { Percent } from '../Percent.tsx'
import { aiText } from '../texts.ts'
import { useWording } from '../useWording.ts'
import { RateAgain } from './RateAgain.tsx'
import { feedbackText } from './texts.ts'
import { actionTone, kindTone } from './tones.ts'

/** One suggestion: what was done with it, what people thought of it, and what came of it. */
export function FeedbackRow({ item }: { item: FeedbackItem }) {
  const text = useText(feedbackText)
  const { of, more, undo, confidence: confident, reasons } = useText(aiText)
  const { titleOf } = useWording()
  const remove = useAct('feedback.remove')
  const restore = useAct('feedback.restore')
  const [rating, setRating] = useState(false)
  const { id, suggestion, rule, userAction, feedback, result, reason, date, confidence } = item
  const title = titleOf(suggestion, rule)
  const takeOut = async () => {
    const outcome = await remove.run({ id })
    if (outcome !== undefined) toast.success(text.removed, { detail: title, action: { label: undo, onPress: () => void restore.run(outcome.done) } })
  }
  return (
    <ListRow
      align="start"
      title={title}
      facts={
        <>
          <Badge tone={actionTone[userAction]}>{text.actions[userAction]}</Badge>
          <Badge tone={kindTone[feedback]}>{text.kinds[feedback]}</Badge>
        </>
      }
      detail={
        <Stack gap="xxs">
          {(result !== '' || reason !== undefined) && <Text>{result === '' && reason !== undefined ? reasons[reason] : result}</Text>}
          <Meta>
            <Time at={date} />
            <Percent of={confident} value={confidence} missing={text.noConfidence} />
            {result !== '' && reason !== undefined && reasons[reason]}
          </Meta>
        </Stack>
      }
      actions={
        <Inline gap="xs" wrap={false}>
          <Button size="small" label={of(text.change, title)} onPress={() => setRating(true)}>
            {text.change}
          </Button>
          <MenuButton
            label={of(more, title)}
            icon={Ellipsis}
            size="small"
            items={[{ label: text.remove, icon: Trash2, tone: 'critical', blocked: remove.blocked, onPress: () => void takeOut() }]}
          />
          <RateAgain item={item} title={title} open={rating} onClose={() => setRating(false)} />
        </Inline>
      }
    />
  )
}
