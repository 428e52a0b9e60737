import type { TemplateReview } from '@tagmason/domain'
import { Button, Form, RatingField, TextArea, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { shellText } from '../../shell/texts.ts'
import { useAct } from '../../workspace.tsx'
import { storeText } from './texts.ts'

/** The most letters of a review. */
const most = 1000

/** One review a member, which can be changed and removed. */
export function ReviewForm({ id, own }: { id: string; own: TemplateReview | undefined }) {
  const text = useText(storeText)
  const { undo } = useText(shellText)
  const review = useAct('store.review')
  const remove = useAct('store.removeReview')
  const [stars, setStars] = useState(own?.stars ?? null)
  const [words, setWords] = useState(own?.text ?? '')
  const [tried, setTried] = useState(false)
  const post = async () => {
    setTried(true)
    if (stars === null || words.length > most) return
    if (await review.run({ id, stars, text: words })) toast.success(text.posted)
  }
  const removeIt = async () => {
    if (own === undefined || !(await remove.run({ id }))) return
    const { stars: given, text: said } = own
    toast.success(text.reviewRemoved, { action: { label: undo, onPress: () => void review.run({ id, stars: given, text: said }) } })
  }
  return (
    <Form
      busy={review.busy}
      onSubmit={() => void post()}
      actions={
        <>
          {own !== undefined && (
            <Button look="plain" busy={remove.busy} blocked={remove.blocked} onPress={() => void removeIt()}>
              {text.removeReview}
            </Button>
          )}
          <Button type="submit" busy={review.busy} blocked={review.blocked}>
            {own === undefined ? text.post : text.update}
          </Button>
        </>
      }
    >
      <RatingField label={text.stars} value={stars} error={tried && stars === null && text.starsMissing} onRate={setStars} />
      <TextArea label={text.words} optional rows={2} limit={most} value={words} onChange={setWords} />
    </Form>
  )
}
