import type { StoreTemplate } from '@tagmason/domain'
import { Heading, Inline, ListRow, Stack, Text } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { Meta } from '../../Meta.tsx'
import { Price } from '../Price.tsx'
import { marketplaceText } from '../texts.ts'
import { TemplateBadges } from './TemplateBadges.tsx'
import { TemplateButtons } from './TemplateButtons.tsx'
import { TemplateRating } from './TemplateFacts.tsx'
import { storeText } from './texts.ts'

/** One template of the store, where they stand under each other. */
export function TemplateRow({ template }: { template: StoreTemplate }) {
  const text = useText(storeText)
  const words = useText(marketplaceText)
  const { name, description, author, downloads, price } = template
  return (
    <ListRow
      align="start"
      title={
        <Heading level={3} size="body">
          {name}
        </Heading>
      }
      facts={<TemplateBadges template={template} featured />}
      detail={
        <Stack gap="xxs">
          <Text>{description}</Text>
          <Inline>
            <Meta>
              {text.by(author)}
              {words.downloads(downloads)}
            </Meta>
            <Text size="small" tone="muted" inline>
              <TemplateRating template={template} />
            </Text>
          </Inline>
        </Stack>
      }
      actions={
        <Inline wrap={false}>
          <Text inline weight="strong">
            <Price dollars={price} />
          </Text>
          <TemplateButtons template={template} />
        </Inline>
      }
    />
  )
}
