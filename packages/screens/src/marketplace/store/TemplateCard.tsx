import type { StoreTemplate } from '@tagmason/domain'
import { Card, Inline, Stack, Tags, Text } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { Price } from '../Price.tsx'
import { TemplateBadges } from './TemplateBadges.tsx'
import { TemplateButtons } from './TemplateButtons.tsx'
import { TemplateFacts } from './TemplateFacts.tsx'
import { storeText } from './texts.ts'

/** One template of the store. */
export function TemplateCard({ template }: { template: StoreTemplate }) {
  const text = useText(storeText)
  const { name, description, price, tags } = template
  return (
    <Card
      title={name}
      detail={description}
      actions={
        <Text inline weight="strong">
          <Price dollars={price} />
        </Text>
      }
      footer={<TemplateButtons template={template} />}
    >
      <Stack gap="s">
        <Inline>
          <TemplateBadges template={template} featured />
        </Inline>
        <Tags label={text.tagsOf(name)} items={tags} />
        <Text size="small" tone="muted">
          <TemplateFacts template={template} />
        </Text>
      </Stack>
    </Card>
  )
}
