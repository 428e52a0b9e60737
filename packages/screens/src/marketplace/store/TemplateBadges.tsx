import type { StoreTemplate } from '@tagmason/domain'
import { Badge } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { marketplaceText } from '../texts.ts'
import { storeText } from './texts.ts'

export interface TemplateBadgesProps {
  template: StoreTemplate
  /** Says that it is featured, where the place does not. */
  featured?: boolean
}

/** What kind of template it is, and how the project stands to it. */
export function TemplateBadges({ template, featured = false }: TemplateBadgesProps) {
  const text = useText(storeText)
  const { categories } = useText(marketplaceText)
  const { mine, order, installed } = template
  return (
    <>
      <Badge>{categories[template.category]}</Badge>
      {featured && template.featured && <Badge tone="accent">{text.isFeatured}</Badge>}
      {mine && <Badge>{text.mine}</Badge>}
      {installed && <Badge tone="positive">{text.installed}</Badge>}
      {order === 'paid' && <Badge tone="positive">{text.purchased}</Badge>}
      {order === 'waiting' && <Badge tone="caution">{text.orderWaiting}</Badge>}
      {order === 'failed' && <Badge tone="critical">{text.orderFailed}</Badge>}
    </>
  )
}
