import { Facts, Num, Stack, TabbedPanel, Tags, Time } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { Price } from '../Price.tsx'
import { marketplaceText } from '../texts.ts'
import { Contents } from './Contents.tsx'
import { OrderNote } from './OrderNote.tsx'
import { Reviews } from './Reviews.tsx'
import { TemplateRating } from './TemplateFacts.tsx'
import { storeText } from './texts.ts'
import { Versions } from './Versions.tsx'

/** What a template costs, is made of, and what others think of it. */
export function TemplateDetails({ id }: { id: string }) {
  const text = useText(storeText)
  const { categories } = useText(marketplaceText)
  const details = useRead('store.details', { id })
  const { name, price, category, author, published, downloads, tags } = details.template
  return (
    <Stack gap="m">
      <OrderNote template={details.template} />
      <Facts
        look="columns"
        items={[
          { term: text.price, value: <Price dollars={price} /> },
          { term: text.category, value: categories[category] },
          { term: text.author, value: author },
          { term: text.published, value: <Time at={published} /> },
          { term: text.downloadsTerm, value: <Num value={downloads} /> },
          { term: text.rating, value: <TemplateRating template={details.template} /> },
        ]}
      />
      <Tags label={text.tagsOf(name)} items={tags} />
      <TabbedPanel
        label={text.kinds}
        tabs={[
          { id: 'contents', label: text.contents, panel: () => <Contents {...details} /> },
          { id: 'versions', label: text.versions, panel: () => <Versions versions={details.versions} /> },
          { id: 'reviews', label: text.reviews, panel: () => <Reviews {...details} /> },
        ]}
      />
    </Stack>
  )
}
