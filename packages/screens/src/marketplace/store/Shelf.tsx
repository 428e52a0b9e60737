import type { StoreTemplate } from '@tagmason/domain'
import { Grid, List, Section } from '@tagmason/ui'
import { FeaturedCard } from './FeaturedCard.tsx'
import { TemplateCard } from './TemplateCard.tsx'
import { TemplateRow } from './TemplateRow.tsx'
import type { StoreViewKind } from './useStoreView.ts'

export interface ShelfProps {
  title: string
  templates: readonly StoreTemplate[]
  view: StoreViewKind
  /** Its cards have a picture. */
  featured?: boolean
}

/** Templates under a heading, as cards or as rows. */
export function Shelf({ title, templates, view, featured = false }: ShelfProps) {
  const Tile = featured ? FeaturedCard : TemplateCard
  return (
    <Section title={title}>
      {view === 'list' ? (
        <List label={title}>
          {templates.map((template) => (
            <TemplateRow key={template.id} template={template} />
          ))}
        </List>
      ) : (
        <Grid label={title} cells="large">
          {templates.map((template) => (
            <Tile key={template.id} template={template} />
          ))}
        </Grid>
      )}
    </Section>
  )
}
