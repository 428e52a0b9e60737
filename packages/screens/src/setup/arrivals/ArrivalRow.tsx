import type { ArrivalState, EventArrival } from '@tagmason/domain'
import { Badge, Button, Code, ListRow, Stack, Text, Time, toast, type Tone } from '@tagmason/ui'
import { Plus } from 'lucide-react'
import { useLanguage, useText } from '../../language.ts'
import { shellText } from '../../shell/texts.ts'
import { useAct, useNow } from '../../workspace.tsx'
import { percentIn } from './percentIn.ts'
import { arrivalsText } from './texts.ts'

const tones: Record<ArrivalState, Tone> = { coming: 'positive', stopped: 'critical', never: 'neutral', unplanned: 'caution' }

/** One event: whether it comes, how often and when it last did, and how many of its values differ from the plan. */
export function ArrivalRow({ row: { name, state, count, before, last, parameters } }: { row: EventArrival }) {
  const text = useText(arrivalsText)
  const { undo } = useText(shellText)
  const now = useNow()
  const language = useLanguage()
  const adopt = useAct('events.adopt')
  const remove = useAct('events.remove')
  const add = async () => {
    const made = await adopt.run({ name })
    if (made === undefined) return
    const { id } = made.done
    toast.success(text.added, { detail: text.addedDetail, action: { label: undo, onPress: () => void remove.run({ id }) } })
  }
  const differing = parameters.filter(({ violating }) => violating > 0)
  return (
    <ListRow
      align="start"
      title={<Code>{name}</Code>}
      facts={<Badge tone={tones[state]}>{text.states[state]}</Badge>}
      detail={
        <Stack gap="xxs">
          <Text size="small" tone="muted">
            {`${text.volume(count, before)} · ${text.lastSeen} `}
            {last === null ? text.notSeen : <Time at={last} show="relative" now={now} />}
          </Text>
          {differing.length > 0 && count > 0 && (
            <Text size="small" tone="caution">
              {text.differ(differing.map((each) => `${each.name} (${percentIn(language, Math.min(1, each.violating / count))})`).join(', '))}
            </Text>
          )}
        </Stack>
      }
      actions={
        state === 'unplanned' && (
          <Button size="small" icon={Plus} label={text.addOf(name)} busy={adopt.busy} blocked={adopt.blocked} onPress={() => void add()}>
            {text.add}
          </Button>
        )
      }
    />
  )
}
