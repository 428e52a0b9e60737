import { Alert } from '@tagmason/ui'
import { useText } from '../language.ts'
import type { Refused } from './door.tsx'
import { entranceText } from './texts.ts'

/** Why the server said no, above the form. What stands at a field already is not said twice. */
export function Refusal({ of }: { of: Refused | null }) {
  const text = useText(entranceText)
  if (of === null || of.fields !== undefined) return null
  if (of.code === 'expired' || of.code === 'notFound' || of.code === 'conflict')
    return <Alert tone="critical" title={text.linkEnded} detail={text.refusals[of.code]} />
  return <Alert tone="critical" title={of.code === 'tooMany' && of.minutes !== undefined ? text.tooMany(of.minutes) : text.refusals[of.code]} />
}
