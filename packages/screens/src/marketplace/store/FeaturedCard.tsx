import type { StoreTemplate } from '@tagmason/domain'
import { MediaCard, Text } from '@tagmason/ui'
import { useRead } from '../../workspace.tsx'
import { Price } from '../Price.tsx'
import { TemplateBadges } from './TemplateBadges.tsx'
import { TemplateButtons } from './TemplateButtons.tsx'
import { TemplateFacts } from './TemplateFacts.tsx'

/** A template that the store puts first, with a picture of its own events and tags. */
export function FeaturedCard({ template }: { template: StoreTemplate }) {
  const { events, tags } = useRead('store.details', { id: template.id }).contents
  return (
    <MediaCard
      title={template.name}
      sketch={{ from: events.map(({ name }) => name), to: tags }}
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
