import { type CheckRhythm, checkRhythms, type PageCheck } from '@tagmason/domain'
import { Badge, Button, Empty, Inline, List, ListRow, MenuButton, Stack, Text, Time, toast } from '@tagmason/ui'
import { Clock, Ellipsis, Globe, RefreshCw, Trash2 } from 'lucide-react'
import { useText } from '../../../language.ts'
import { useQuery } from '../../../navigation.tsx'
import { useAct, useNow, useRead } from '../../../workspace.tsx'
import { pageCheckText } from './texts.ts'

/** The pages that are checked, with the outcome of the last visit. */
export function Checks() {
  const text = useText(pageCheckText)
  const checks = useRead('pageChecks.list')
  if (checks.length === 0) return <Empty icon={Globe} title={text.none} detail={text.noneDetail} />
  return (
    <List label={text.list}>
      {checks.map((check) => (
        <CheckRow key={check.id} check={check} />
      ))}
    </List>
  )
}

function CheckRow({ check }: { check: PageCheck }) {
  const text = useText(pageCheckText)
  const now = useNow()
  const [, open] = useQuery('check')
  const { id, url, rhythm, due, at, change, problem, counts, waiting } = check
  return (
    <ListRow
      align="start"
      title={url}
      facts={
        <>
          <Outcome check={check} />
          {rhythm !== 'once' && <Badge icon={Clock}>{text.rhythms[rhythm]}</Badge>}
        </>
      }
      detail={
        <Stack gap="xxs">
          {waiting && <Text size="small">{text.waitingDetail}</Text>}
          {problem !== null && !waiting && <Text size="small">{text.visitProblems[problem]}</Text>}
          {change !== null && change.added + change.gone > 0 && <Text size="small">{text.changed(change)}</Text>}
          <Text size="small" tone="muted">
            {at !== null && (
              <>
                {text.at} <Time at={at} show="relative" now={now} />
              </>
            )}
            {due !== null && !waiting && (
              <>
                {' · '}
                {text.next} <Time at={due} show="both" />
              </>
            )}
          </Text>
        </Stack>
      }
      actions={
        <Inline gap="xs">
          {counts !== null && (
            <Button size="small" label={text.of(text.report, url)} onPress={() => open(id)}>
              {text.report}
            </Button>
          )}
          <CheckMenu check={check} />
        </Inline>
      }
    />
  )
}

function Outcome({ check: { waiting, problem, counts } }: { check: PageCheck }) {
  const text = useText(pageCheckText)
  if (waiting) return <Badge tone="accent">{text.waiting}</Badge>
  if (problem !== null) return <Badge tone="critical">{text.failed}</Badge>
  if (counts === null) return null
  const { error, warning } = counts
  return <Badge tone={error > 0 ? 'critical' : warning > 0 ? 'caution' : 'positive'}>{error + warning === 0 ? text.well : text.found(error, warning)}</Badge>
}

function CheckMenu({ check: { id, url, rhythm, waiting } }: { check: PageCheck }) {
  const text = useText(pageCheckText)
  const says = (issues: readonly { message: string }[]) => {
    const said = text.problems[issues[0]?.message ?? '']
    if (said !== undefined) toast.error(said)
    return said !== undefined
  }
  const again = useAct('pageChecks.again', says)
  const change = useAct('pageChecks.setRhythm')
  const remove = useAct('pageChecks.remove')
  const checkAgain = async () => {
    if (await again.run({ id })) toast.success(text.started, { detail: text.startedDetail })
  }
  const setRhythm = async (next: CheckRhythm) => {
    if (await change.run({ id, rhythm: next })) toast.success(text.rhythmSet, { detail: text.rhythms[next] })
  }
  const removeIt = async () => {
    if (await remove.run({ id })) toast.success(text.removed, { detail: url })
  }
  return (
    <MenuButton
      size="small"
      label={text.more(url)}
      icon={Ellipsis}
      items={[
        { label: text.again, icon: RefreshCw, blocked: again.blocked || (waiting && text.waitingDetail), onPress: () => void checkAgain() },
        ...checkRhythms
          .filter((each) => each !== rhythm)
          .map((each) => ({ label: text.rhythms[each], icon: Clock, blocked: change.blocked, onPress: () => void setRhythm(each) })),
        { label: text.remove, icon: Trash2, tone: 'critical', blocked: remove.blocked, onPress: () => void removeIt() },
      ]}
    />
  )
}
