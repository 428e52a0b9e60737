import { Button, Card, Empty, List, Money, Num, Stack, StatCard, StatGrid } from '@tagmason/ui'
import { Coins, Megaphone, Plug, Plus, Target } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { ScreenActions } from '../../Screen.tsx'
import { usePages } from '../../usePages.tsx'
import { useAct, useRead } from '../../workspace.tsx'
import { automationText } from '../common/texts.ts'
import { Attribution } from './Attribution.tsx'
import { ConnectDialog } from './ConnectDialog.tsx'
import { IntegrationRow } from './IntegrationRow.tsx'
import { campaignsText } from './texts.ts'

/** The platforms whose campaigns are measured, and what connecting them brought. */
export function Campaigns() {
  const text = useText(campaignsText)
  const { keyFigures } = useText(automationText)
  const { figures, rows } = useRead('campaigns.list')
  const { shown, pager } = usePages(text.title, rows)
  const { blocked } = useAct('campaigns.connect')
  const [connecting, setConnecting] = useState(false)
  const connect = (
    <Button tone="accent" look="solid" icon={Plus} blocked={blocked} onPress={() => setConnecting(true)}>
      {text.connect}
    </Button>
  )
  return (
    <Stack gap="l">
      {rows.length > 0 && <ScreenActions>{connect}</ScreenActions>}
      <StatGrid label={keyFigures}>
        <StatCard icon={Plug} label={text.active} value={<Num value={figures.active} />} detail={text.activeDetail} />
        <StatCard icon={Megaphone} label={text.campaigns} value={<Num value={figures.campaigns} />} detail={text.campaignsDetail} />
        <StatCard icon={Target} label={text.conversions} value={<Num value={figures.conversions} />} detail={text.conversionsDetail} />
        <StatCard icon={Coins} label={text.cost} value={<Money minor={figures.costPerConversionCents} />} detail={text.costDetail} />
      </StatGrid>
      <Card level={2} title={text.title} detail={text.detail} footer={pager} flush>
        {rows.length === 0 ? (
          <Empty icon={Megaphone} title={text.none} detail={text.noneDetail} actions={connect} />
        ) : (
          <List label={text.title} look="flush">
            {shown.map((integration) => (
              <IntegrationRow key={integration.id} integration={integration} />
            ))}
          </List>
        )}
      </Card>
      <Attribution />
      <ConnectDialog open={connecting} onClose={() => setConnecting(false)} />
    </Stack>
  )
}
