import type { StoreTemplate } from '@tagmason/domain'
import { Button, Inline } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { marketplaceText } from '../texts.ts'
import { TakeButton } from './TakeButton.tsx'
import { storeText } from './texts.ts'

/** What can be done with a template from its card or row. */
export function TemplateButtons({ template }: { template: StoreTemplate }) {
  const text = useText(storeText)
  const { of } = useText(marketplaceText)
  const [, open] = useQuery('template')
  return (
    <Inline wrap={false}>
      <TakeButton template={template} size="small" />
      <Button size="small" look="plain" label={of(text.details, template.name)} onPress={() => open(template.id)}>
        {text.details}
      </Button>
    </Inline>
  )
}
