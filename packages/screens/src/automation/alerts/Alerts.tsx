import { Alert, Button, Card, LinkButton, Num, SearchField, Stack, StatCard, StatGrid } from '@tagmason/ui'
import { Ban, BellRing, CirclePause, History, Plus, Send } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useNavigation, useQuery } from '../../navigation.tsx'
import { ScreenActions } from '../../Screen.tsx'
import { useAct, useRead } from '../../workspace.tsx'
import { automationText } from '../common/texts.ts'
import { AddressDrawer } from './AddressDrawer.tsx'
import { newAlert } from './alertDraft.ts'
import { AlertEditor } from './AlertEditor.tsx'
import { AlertList } from './AlertList.tsx'
import { alertsText } from './texts.ts'
import { useAlertPages } from './useAlertPages.ts'

/** Which figures are watched, and who is told when they leave their bounds. */
export function Alerts() {
  const text = useText(alertsText)
  const { keyFigures } = useText(automationText)
  const { figures, rows } = useRead('alerts.list')
  const save = useAct('alerts.save')
  const setAddress = useAct('alerts.setAddress')
  const { space, server } = useRead('session.get')
  const [looked, look] = useQuery('q')
  const [, open] = useQuery('id')
  const [addressing, setAddressing] = useState(false)
  const { path, go } = useNavigation()
  const { shown, pager } = useAlertPages(rows, looked)
  const create = (
    <Button tone="accent" look="solid" icon={Plus} blocked={save.blocked} onPress={() => open(newAlert)}>
      {text.create}
    </Button>
  )
  return (
    <Stack gap="l">
      <ScreenActions>
        <Button icon={Send} blocked={setAddress.blocked} onPress={() => setAddressing(true)}>
          {text.channelsOf}
        </Button>
        {rows.length > 0 && create}
      </ScreenActions>
      {space === 'real' && server === undefined && rows.length > 0 && (
        <Alert
          title={text.waiting}
          detail={text.waitingDetail}
          actions={
            <LinkButton size="small" href="/setup/natural-language">
              {text.setUp}
            </LinkButton>
          }
        />
      )}
      <StatGrid label={keyFigures}>
        <StatCard icon={BellRing} label={text.active} value={<Num value={figures.active} />} detail={text.activeDetail} />
        <StatCard icon={CirclePause} label={text.paused} value={<Num value={figures.paused} />} detail={text.pausedDetail} />
        <StatCard icon={Ban} label={text.disabled} value={<Num value={figures.disabled} />} detail={text.disabledDetail} />
        <StatCard icon={History} label={text.raised} value={<Num value={figures.raised} />} detail={text.raisedDetail} />
      </StatGrid>
      <Card
        level={2}
        title={text.title}
        detail={text.detail}
        actions={rows.length > 0 && <SearchField label={text.search} labelHidden placeholder={text.search} value={looked} onChange={look} />}
        footer={pager}
        flush
      >
        <AlertList shown={shown} looked={looked} all={rows.length} create={create} onShowAll={() => go(path, { replace: true })} />
      </Card>
      <AlertEditor looked={looked} />
      <AddressDrawer open={addressing} onClose={() => setAddressing(false)} />
    </Stack>
  )
}
