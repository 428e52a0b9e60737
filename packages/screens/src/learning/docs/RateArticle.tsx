import { Divider, RatingField, toast } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { learningText } from '../texts.ts'

/** Asks a reader for one to five stars; they can be changed. */
export function RateArticle({ id, stars }: { id: string; stars: number | null }) {
  const text = useText(learningText).docs
  const rate = useAct('docs.rate')
  const give = async (given: number) => {
    if (await rate.run({ id, stars: given })) toast.success(text.rated, { detail: text.ratedDetail })
  }
  return (
    <>
      <Divider />
      <RatingField label={text.rate} value={stars} blocked={rate.blocked} onRate={(given) => void give(given)} />
    </>
  )
}
