import type { CampaignAttribution, CampaignFigures } from '@tagmason/domain'
import { Money, Num, StatCard, StatGrid } from '@tagmason/ui'
import { Coins, Megaphone, Plug, ShoppingCart, Target } from 'lucide-react'
import { useTrafficView } from '../../analytics/traffic/useTrafficView.ts'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { automationText } from '../common/texts.ts'
import { campaignsText } from './texts.ts'

/** What the platforms report; until one reports a campaign, what the table below counts of the events. */
export function KeyFigures({ figures }: { figures: CampaignFigures }) {
  const text = useText(campaignsText)
  const { keyFigures } = useText(automationText)
  const { seen } = useTrafficView()
  const counted = useRead('campaigns.attribution', seen)
  return (
    <StatGrid label={keyFigures}>
      <StatCard icon={Plug} label={text.active} value={<Num value={figures.active} />} detail={text.activeDetail} />
      {figures.campaigns === 0 && counted !== null && counted.rows.length > 0 ? <Counted of={counted} /> : <Reported figures={figures} />}
    </StatGrid>
  )
}

function Reported({ figures }: { figures: CampaignFigures }) {
  const text = useText(campaignsText)
  return (
    <>
      <StatCard icon={Megaphone} label={text.campaigns} value={<Num value={figures.campaigns} />} detail={text.campaignsDetail} />
      <StatCard icon={Target} label={text.conversions} value={<Num value={figures.conversions} />} detail={text.conversionsDetail} />
      <StatCard icon={Coins} label={text.cost} value={<Money minor={figures.costPerConversionCents} />} detail={text.costDetail} />
    </>
  )
}

function Counted({ of: { rows, currency } }: { of: CampaignAttribution }) {
  const text = useText(campaignsText)
  const named = new Set(rows.filter(({ campaign }) => campaign !== '').map(({ campaign }) => campaign.toLowerCase()))
  const sum = (figure: (row: CampaignAttribution['rows'][number]) => number) => rows.reduce((all, row) => all + figure(row), 0)
  return (
    <>
      <StatCard icon={Megaphone} label={text.campaigns} value={<Num value={named.size} />} detail={text.countedDetail} />
      <StatCard icon={ShoppingCart} label={text.orders} value={<Num value={sum(({ last }) => last.orders)} />} detail={text.countedLast} />
      <StatCard
        icon={Coins}
        label={text.revenue}
        value={<Money minor={sum(({ last }) => last.revenueCents)} {...(currency === undefined ? {} : { currency })} />}
        detail={text.countedLast}
      />
    </>
  )
}
