import type { PlannedEvent, TriggerGuess } from '@tagmason/domain'
import { Badge, Button, formatNumber, Hidden, Inline, Switch, Text, useLocale } from '@tagmason/ui'
import { Flag, HelpCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { setupText } from '../texts.ts'
import { thresholdText, worthText } from './eventNotes.ts'
import { planText } from './texts.ts'
import { triggerCellText } from './triggerText.ts'

/** What the event is called, and the kind that GA4 makes of it where it is not an own one. */
export function NameCell({ event: { kind }, children }: { event: PlannedEvent; children: ReactNode }) {
  const { kinds } = useText(setupText).plan
  return (
    <Inline gap="xs" wrap={false}>
      {children}
      {kind !== 'custom' && <Badge tone={kind === 'recommended' ? 'accent' : 'neutral'}>{kinds[kind]}</Badge>}
    </Inline>
  )
}

/** What fires it on one line; whether that rests on a guess. */
export function TriggerCell({ event, guess }: { event: PlannedEvent; guess: TriggerGuess | null }) {
  const texts = useText(setupText)
  const words = useText(planText)
  const locale = useLocale()
  const counts = [
    ...(event.threshold ? [thresholdText(event.threshold, texts.plan, locale)] : []),
    ...(event.value ? [worthText(event.value, texts.plan, locale)] : []),
  ]
  return (
    <Inline gap="xs" wrap={false}>
      {guess && (
        <Badge tone="caution" icon={HelpCircle}>
          {words.guess.badge}
        </Badge>
      )}
      <Text truncate>{[triggerCellText(event, texts), ...counts].join(', ')}</Text>
    </Inline>
  )
}

/** The names of what it carries: as many as a line takes. */
export function ParametersCell({ event: { parameters } }: { event: PlannedEvent }) {
  const words = useText(planText)
  const shown = parameters.slice(0, 3).map(({ name }) => name)
  const rest = parameters.length - shown.length
  return (
    <Text truncate tone="muted" size="small">
      {[shown.join(', '), ...(rest > 0 ? [words.more(rest)] : [])].join(' ')}
    </Text>
  )
}

/** The id of the button that makes an event a key event: the row that it is in moves to another stage by it, and takes focus along. */
const keyButtonId = (id: string) => `key-event-${id}`

/** Whether it is written, and whether it counts as a key event. */
export function StatusCell({ event: { id, name, enabled, keyEvent }, onKeyEvent }: { event: PlannedEvent; onKeyEvent(): void }) {
  const text = useText(setupText).plan
  const change = useAct('plans.changeEvent')
  return (
    <Inline gap="s" wrap={false}>
      <Switch
        label={text.include(name)}
        on={enabled}
        blocked={change.blocked}
        busy={change.busy}
        onSwitch={(on) => void change.run({ id, change: { enabled: on } })}
      />
      <Button
        id={keyButtonId(id)}
        size="small"
        look={keyEvent ? 'quiet' : 'plain'}
        tone={keyEvent ? 'accent' : 'neutral'}
        icon={Flag}
        pressed={keyEvent}
        blocked={change.blocked}
        label={`${text.keyEvent}: ${name}`}
        onPress={onKeyEvent}
      >
        {text.keyEvent}
      </Button>
    </Inline>
  )
}

/** How sure the planner is, and the words that asked for it. What a person wrote or changed needs no figure. */
export function SureCell({ event: { because, confidence } }: { event: PlannedEvent }) {
  const { plan: text } = useText(setupText)
  const words = useText(planText)
  const locale = useLocale()
  const asked = because.text === '' ? text.byHand : words.asked(because.text)
  return (
    <Text truncate size="small" tone="muted">
      {confidence === 100 ? (
        asked
      ) : (
        // The cell has room for the figure; the row's details show the words.
        <>
          {formatNumber(confidence / 100, { as: 'percent', digits: 0 }, locale)} <Hidden>{asked}</Hidden>
        </>
      )}
    </Text>
  )
}
