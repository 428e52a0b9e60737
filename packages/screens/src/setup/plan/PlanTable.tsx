import { guessOf, planStages, type PlannedEvent, stageOf, type StoredPlan } from '@tagmason/domain'
import { Button, DataTable, type MenuAction, Show, Stack, type TableColumn, Text, toast } from '@tagmason/ui'
import { ChevronDown, ChevronRight, Pencil, Trash2 } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useText } from '../../language.ts'
import { shellText } from '../../shell/texts.ts'
import { useAct } from '../../workspace.tsx'
import { setupText } from '../texts.ts'
import { BulkActions } from './BulkActions.tsx'
import { EditEvent } from './EditEvent.tsx'
import { EventDetail } from './EventDetail.tsx'
import { NameCell, ParametersCell, StatusCell, SureCell, TriggerCell } from './PlanCells.tsx'
import { planText } from './texts.ts'

/** The row that is open under itself, and whether it is being edited. */
interface Opened {
  id: string
  editing: boolean
}

/** Room for a switch and a button with these words, which are nearly twice as long in German as in English. */
const statusWidth = (words: string) => `${100 + 8 * words.length}px`

/** The events of the plan by their place on a visitor's way. A row opens under itself: with why it is there, what it supposes, and the fields that change it. */
export function PlanTable({ stored }: { stored: StoredPlan }) {
  const { plan: text } = useText(setupText)
  const words = useText(planText)
  const { undo } = useText(shellText)
  const change = useAct('plans.changeEvent')
  const remove = useAct('plans.removeEvent')
  const restore = useAct('plans.restoreEvent')
  const [opened, setOpened] = useState<Opened | null>(null)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const openers = useRef(new Map<string, HTMLButtonElement>())
  const { plan } = stored
  const rows = useMemo(() => plan.events.toSorted((a, b) => planStages.indexOf(stageOf(a)) - planStages.indexOf(stageOf(b))), [plan.events])

  /** The control that a moving row took focus from. */
  const moved = useRef('')
  useEffect(() => {
    if (moved.current === '') return
    const { activeElement, body } = document
    if (activeElement === body) document.getElementById(moved.current)?.focus()
    else if (activeElement?.id !== moved.current) moved.current = ''
  })
  const toggleKey = ({ id, keyEvent }: PlannedEvent) => {
    moved.current = document.activeElement?.id ?? ''
    void change.run({ id, change: { keyEvent: !keyEvent } })
  }

  const toggle = (id: string) => setOpened(opened?.id === id ? null : { id, editing: false })
  const close = (id: string) => {
    setOpened(null)
    openers.current.get(id)?.focus()
  }
  const removeIt = async ({ id, name }: PlannedEvent) => {
    if (await remove.run({ id })) toast.success(text.removed(name), { action: { label: undo, onPress: () => void restore.run({ id, before: stored }) } })
  }
  const press = (event: PlannedEvent, key: string) => {
    const act = {
      e: change.blocked ? undefined : () => setOpened({ id: event.id, editing: true }),
      k: change.blocked ? undefined : () => toggleKey(event),
      x: () => setChosen(chosen.includes(event.id) ? chosen.filter((id) => id !== event.id) : [...chosen, event.id]),
      Delete: remove.blocked ? undefined : () => void removeIt(event),
    }[key]
    act?.()
    return act !== undefined
  }
  const actions = (event: PlannedEvent): MenuAction[] => [
    { label: text.edit, icon: Pencil, blocked: change.blocked, onPress: () => setOpened({ id: event.id, editing: true }) },
    { label: text.remove, icon: Trash2, tone: 'critical', blocked: remove.blocked, onPress: () => void removeIt(event) },
  ]
  const columns: readonly TableColumn<PlannedEvent>[] = [
    {
      id: 'event',
      head: words.columns.event,
      cell: (event) => (
        <NameCell event={event}>
          <Button
            id={`details-${event.id}`}
            ref={(element) => {
              if (element) openers.current.set(event.id, element)
              else openers.current.delete(event.id)
            }}
            size="small"
            look="plain"
            icon={opened?.id === event.id ? ChevronDown : ChevronRight}
            expanded={opened?.id === event.id}
            label={words.details(event.name)}
            onPress={() => toggle(event.id)}
          >
            {event.name}
          </Button>
        </NameCell>
      ),
    },
    { id: 'trigger', head: words.columns.trigger, width: '26%', cell: (event) => <TriggerCell event={event} guess={guessOf(event, plan)} /> },
    { id: 'parameters', head: words.columns.parameters, width: '12%', cell: (event) => <ParametersCell event={event} /> },
    {
      id: 'status',
      head: words.columns.status,
      width: statusWidth(text.keyEvent),
      cell: (event) => <StatusCell event={event} onKeyEvent={() => toggleKey(event)} />,
    },
    { id: 'confidence', head: words.columns.confidence, width: '10%', cell: (event) => <SureCell event={event} /> },
  ]
  return (
    <Stack gap="xs">
      <DataTable
        label={text.events}
        rows={rows}
        columns={columns}
        rowName={({ name }) => name}
        pageSize={false}
        fixed
        group={(event) => words.stages[stageOf(event)]}
        selected={chosen}
        onSelect={setChosen}
        onRowKey={press}
        actions={actions}
        tools={chosen.length > 0 && <BulkActions stored={stored} ids={chosen} onDone={() => setChosen([])} />}
        detail={(event) => {
          if (opened?.id !== event.id) return null
          if (opened.editing) return <EditEvent event={event} onClose={() => close(event.id)} />
          return <EventDetail event={event} stored={stored} onEdit={change.blocked ? null : () => setOpened({ id: event.id, editing: true })} />
        }}
      />
      <Show from="tablet">
        <Text size="small" tone="muted">
          {words.keys}
        </Text>
      </Show>
    </Stack>
  )
}
