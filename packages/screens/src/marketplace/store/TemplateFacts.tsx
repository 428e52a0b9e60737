import type { StoreTemplate } from '@tagmason/domain'
import { Rating } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { marketplaceText } from '../texts.ts'
import { storeText } from './texts.ts'

/** Who made it, how often it was taken and what others think of it, on two lines. */
export function TemplateFacts({ template }: { template: StoreTemplate }) {
  const text = useText(storeText)
  const words = useText(marketplaceText)
  return (
    <>
      {`${text.by(template.author)} · ${words.downloads(template.downloads)}`}
      <br />
      <TemplateRating template={template} />
    </>
  )
}

/** The mean of the reviews. */
export function TemplateRating({ template: { rating, reviews } }: { template: StoreTemplate }) {
  const { notRated } = useText(marketplaceText)
  return <Rating size="small" value={reviews === 0 ? null : rating} count={reviews} missing={notRated} />
}
