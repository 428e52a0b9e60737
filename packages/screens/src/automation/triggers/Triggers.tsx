import { Alert, Button, Card, Empty, List, Num, Stack, StatCard, StatGrid } from '@tagmason/ui'
import { CirclePause, History, Plus, Users, Zap, ZapOff } from 'lucide-react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { ScreenActions } from '../../Screen.tsx'
import { usePages } from '../../usePages.tsx'
import { useAct, useRead } from '../../workspace.tsx'
import { automationText } from '../common/texts.ts'
import { Suspense, useState } from 'react'
import { TriggerEditor } from './TriggerEditor.tsx'
import { newTrigger } from './triggerDraft.ts'
import { TriggerRow } from './TriggerRow.tsx'
import { triggersText } from './texts.ts'
import { late } from '../../late.ts'

const AudiencesDrawer = late(() => import('../audiences/AudiencesDrawer.tsx'), 'AudiencesDrawer')

/** What is watched for, what holds, and what is done then. */
export function Triggers() {
  const text = useText(triggersText)
  const { keyFigures } = useText(automationText)
  const { figures, rows } = useRead('eventTriggers.list')
  const { shown, pager } = usePages(text.title, rows)
  const { blocked } = useAct('eventTriggers.save')
  const { space, server } = useRead('session.get')
  const [, open] = useQuery('id')
  const [shows, showAudiences] = useState(false)
  const create = (
    <Button tone="accent" look="solid" icon={Plus} blocked={blocked} onPress={() => open(newTrigger)}>
      {text.create}
    </Button>
  )
  return (
    <Stack gap="l">
      {rows.length > 0 && (
        <ScreenActions>
          <Button icon={Users} onPress={() => showAudiences(true)}>
            {text.audiences}
          </Button>
          {create}
        </ScreenActions>
      )}
      {space === 'real' && server === undefined && rows.length > 0 && <Alert title={text.waiting} detail={text.waitingDetail} />}
      <StatGrid label={keyFigures}>
        <StatCard icon={Zap} label={text.active} value={<Num value={figures.active} />} detail={text.activeDetail} />
        <StatCard icon={CirclePause} label={text.paused} value={<Num value={figures.paused} />} detail={text.pausedDetail} />
        <StatCard icon={History} label={text.fired} value={<Num value={figures.fired} />} detail={text.firedDetail} />
        <StatCard icon={ZapOff} label={text.neverFired} value={<Num value={figures.neverFired} />} detail={text.neverFiredDetail} />
      </StatGrid>
      <Card level={2} title={text.title} detail={text.detail} footer={pager} flush>
        {rows.length === 0 ? (
          <Empty icon={Zap} title={text.none} detail={text.noneDetail} actions={create} />
        ) : (
          <List label={text.title} look="flush">
            {shown.map((trigger) => (
              <TriggerRow key={trigger.id} trigger={trigger} />
            ))}
          </List>
        )}
      </Card>
      <TriggerEditor />
      {shows && (
        <Suspense fallback={null}>
          <AudiencesDrawer onClose={() => showAudiences(false)} />
        </Suspense>
      )}
    </Stack>
  )
}
