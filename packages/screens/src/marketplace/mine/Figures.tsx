import { Money, Num, StatCard, StatGrid } from '@tagmason/ui'
import { Download, FilePen, LayoutTemplate, Wallet } from 'lucide-react'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { marketplaceText } from '../texts.ts'
import { mineText } from './texts.ts'

/** How many templates there are, and what they brought. */
export function Figures() {
  const { keyFigures } = useText(marketplaceText)
  const { figures: text } = useText(mineText)
  const { figures } = useRead('templates.mine')
  return (
    <StatGrid label={keyFigures}>
      <StatCard icon={LayoutTemplate} label={text.published} value={<Num value={figures.published} />} detail={text.publishedDetail} />
      <StatCard icon={FilePen} label={text.drafts} value={<Num value={figures.drafts} />} detail={text.draftsDetail} />
      <StatCard icon={Download} label={text.downloads} value={<Num value={figures.downloads} />} detail={text.downloadsDetail} />
      <StatCard icon={Wallet} label={text.revenue} value={<Money minor={figures.revenueCents} short />} detail={text.revenueDetail} />
    </StatGrid>
  )
}
