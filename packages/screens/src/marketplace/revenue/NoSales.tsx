import { Empty, LinkButton } from '@tagmason/ui'
import { BadgeDollarSign } from 'lucide-react'
import { useText } from '../../language.ts'
import { revenueText } from './texts.ts'

/** Stands where sales would stand. */
export function NoSales() {
  const text = useText(revenueText)
  return (
    <Empty
      icon={BadgeDollarSign}
      title={text.noSales}
      detail={text.noSalesDetail}
      actions={<LinkButton href="/marketplace/my-templates">{text.toTemplates}</LinkButton>}
    />
  )
}
