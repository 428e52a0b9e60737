import type { TicketClock as Clock } from '@tagmason/domain'
import { Text, Time } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useNow } from '../../workspace.tsx'
import { supportText } from './texts.ts'
import { clockTone } from './tones.ts'

/** The time that is left to the answer that was promised, or whether the promise was kept. */
export function TicketClock({ clock: { kind, due, state } }: { clock: Clock }) {
  const { clock: text } = useText(supportText).tickets
  const now = useNow()
  if (state === 'met' || state === 'missed')
    return (
      <Text size="small" tone="muted">
        {text[state]}
      </Text>
    )
  return (
    <Text size="small" tone={clockTone[state]}>
      {`${state === 'overdue' ? text.overdue : text[kind]} `}
      <Time at={due} show="relative" now={now} />
      {' · '}
      <Time at={due} show="both" />
    </Text>
  )
}
