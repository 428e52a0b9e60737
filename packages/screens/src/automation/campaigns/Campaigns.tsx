import { Button, Card, Empty, List, Stack } from '@tagmason/ui'
import { Megaphone, Plus } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { ScreenActions } from '../../Screen.tsx'
import { usePages } from '../../usePages.tsx'
import { useAct, useRead } from '../../workspace.tsx'
import { Attribution } from './Attribution.tsx'
import { ConnectDialog } from './ConnectDialog.tsx'
import { IntegrationRow } from './IntegrationRow.tsx'
import { KeyFigures } from './KeyFigures.tsx'
import { campaignsText } from './texts.ts'

/** The platforms whose campaigns are measured, and what connecting them brought. */
export function Campaigns() {
  const text = useText(campaignsText)
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
      <KeyFigures figures={figures} />
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
