import type { Span, StoredPlan } from '@tagmason/domain'
import { Badge, Button, Card, Confirm, Empty, Heading, Inline, Stack, Text, Time, toast } from '@tagmason/ui'
import { Check, Plus, RotateCcw } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { shellText } from '../../shell/texts.ts'
import { useAct, useNow } from '../../workspace.tsx'
import { setupText } from '../texts.ts'
import { Audiences } from './Audiences.tsx'
import { Dashboards } from './Dashboards.tsx'
import { EventDialog } from './EventDialog.tsx'
import { Files } from './Files.tsx'
import { Guesses } from './Guesses.tsx'
import { PlanTable } from './PlanTable.tsx'
import { Suggestions } from './suggestions/Suggestions.tsx'
import { UnmatchedWishes } from './UnmatchedWishes.tsx'
import { late } from '../../late.ts'

const Questions = late(() => import('./understood.ts'), 'Questions')
const Clauses = late(() => import('./understood.ts'), 'Clauses')
const UserProperties = late(() => import('./understood.ts'), 'UserProperties')
const NextSteps = late(() => import('../nextSteps/NextSteps.tsx'), 'NextSteps')

/** The plan: what became nothing on top, then the events with their reasons, what follows from them, and the files. */
export function PlanView({ stored }: { stored: StoredPlan }) {
  const text = useText(setupText).plan
  const { plan } = stored
  const { blocked } = useAct('plans.addEvent')
  const [adding, setAdding] = useState<{ wish?: Span } | null>(null)
  const nameOf = (id: string) => plan.events.find((event) => event.id === id)?.name ?? id
  const none = plan.events.length === 0
  const keyEvents = plan.events.filter((event) => event.keyEvent).length
  const add = (
    <Button icon={Plus} blocked={blocked} onPress={() => setAdding({})}>
      {text.add}
    </Button>
  )
  return (
    <Stack gap="l">
      <Inline justify="between">
        <Stack gap="xxs">
          <Heading level={2}>{text.title}</Heading>
          {!none && <Text tone="muted">{text.summary(plan.events.length, keyEvents)}</Text>}
        </Stack>
        <Inline>
          <StartOver stored={stored} />
          {!none && add}
          {!none && <Apply at={stored.appliedAt} />}
        </Inline>
      </Inline>
      {stored.appliedAt !== null && (
        <Suspense>
          <NextSteps />
        </Suspense>
      )}
      <UnmatchedWishes unmatched={plan.unmatched} onAdd={(wish) => setAdding({ wish })} />
      <Suspense>
        <Questions stored={stored} />
      </Suspense>
      {!none && (
        <Guard>
          {/* What it reads may be worked out later than the plan: nothing else waits for it. */}
          <Suspense>
            <Guesses stored={stored} />
          </Suspense>
        </Guard>
      )}
      {none ? (
        <Card>
          <Empty title={text.nothing} detail={text.nothingDetail} actions={add} />
        </Card>
      ) : (
        <PlanTable stored={stored} />
      )}
      <Suggestions stored={stored} />
      <Suspense>
        <UserProperties stored={stored} />
      </Suspense>
      <Suspense>
        <Clauses stored={stored} onAdd={blocked ? null : (wish) => setAdding({ wish })} />
      </Suspense>
      <Audiences audiences={plan.audiences} nameOf={nameOf} />
      <Dashboards dashboards={plan.dashboards} nameOf={nameOf} />
      {!none && (
        <Guard>
          <Files stored={stored} />
        </Guard>
      )}
      <EventDialog wish={adding?.wish} open={adding !== null} onClose={() => setAdding(null)} />
    </Stack>
  )
}

/** Applies the plan; once that is done it says when, and is no longer the first thing to press. */
function Apply({ at }: { at: string | null }) {
  const text = useText(setupText).plan
  const apply = useAct('plans.apply')
  const now = useNow()
  const press = async () => {
    const result = await apply.run()
    if (result === undefined) return
    const { added, changed, removed = 0 } = result.done
    toast.success(text.applied, { detail: added + changed + removed === 0 ? text.appliedAlready : text.appliedDetail(added, changed, removed) })
  }
  return (
    <>
      {at !== null && (
        <Badge tone="positive" icon={Check}>
          {`${text.appliedAt} `}
          <Time at={at} show="relative" now={now} />
        </Badge>
      )}
      <Button {...(at === null ? { tone: 'accent', look: 'solid' } : {})} icon={Check} busy={apply.busy} blocked={apply.blocked} onPress={() => void press()}>
        {text.apply}
      </Button>
    </>
  )
}

function StartOver({ stored }: { stored: StoredPlan }) {
  const text = useText(setupText).plan
  const { undo } = useText(shellText)
  const startOver = useAct('plans.startOver')
  const restore = useAct('plans.restore')
  const [asking, setAsking] = useState(false)
  const confirm = async () => {
    setAsking(false)
    if (await startOver.run()) toast.success(text.startedOver, { action: { label: undo, onPress: () => void restore.run(stored) } })
  }
  return (
    <>
      <Button look="plain" icon={RotateCcw} busy={startOver.busy} blocked={startOver.blocked} onPress={() => setAsking(true)}>
        {text.startOver}
      </Button>
      <Confirm
        open={asking}
        title={text.startOverQuestion}
        detail={text.startOverDetail}
        confirm={text.startOver}
        tone="critical"
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
