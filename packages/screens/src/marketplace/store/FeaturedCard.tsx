import type { StoreTemplate } from '@tagmason/domain'
import { MediaCard, Text } from '@tagmason/ui'
import { Price } from '../Price.tsx'
import { TemplateBadges } from './TemplateBadges.tsx'
import { TemplateButtons } from './TemplateButtons.tsx'
import { TemplateFacts } from './TemplateFacts.tsx'

/** A template that the store puts first, with a picture. */
export function FeaturedCard({ template }: { template: StoreTemplate }) {
  return (
    <MediaCard
      title={template.name}
      detail={template.description}
      badges={
        <>
          <TemplateBadges template={template} />
          <Text inline weight="strong">
            <Price dollars={template.price} />
          </Text>
        </>
      }
      facts={<TemplateFacts template={template} />}
      actions={<TemplateButtons template={template} />}
    />
  )
}
