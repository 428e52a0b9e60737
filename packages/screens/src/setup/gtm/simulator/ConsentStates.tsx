import type { VisitedEvent } from '@tagmason/domain'
import { Badge, Code, Empty, Facts } from '@tagmason/ui'
import { Cookie } from 'lucide-react'
import { useText } from '../../../language.ts'
import { simulatorText } from './texts.ts'

/** What is granted and denied after an event, type by type. */
export function ConsentStates({ event: { consent } }: { event: VisitedEvent }) {
  const text = useText(simulatorText)
  const types = Object.entries(consent)
  if (types.length === 0) return <Empty icon={Cookie} title={text.noConsent} detail={text.noConsentDetail} />
  return (
    <Facts
      items={types.map(([type, state]) => ({
        term: <Code>{type}</Code>,
        value: <Badge tone={state === 'granted' ? 'positive' : 'critical'}>{text.states[state]}</Badge>,
      }))}
    />
  )
}
