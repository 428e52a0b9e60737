import { Alert, formatTime, useLocale } from '@tagmason/ui'
import { Link2 } from 'lucide-react'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { securityText } from './texts.ts'

/** Whether the log stands as it was written: each entry holds the hash of the one before. */
export function ChainState() {
  const { audit: text } = useText(securityText)
  const locale = useLocale()
  const { verified, before, since, brokenAt } = useRead('auditLog.verification')
  if (brokenAt !== null) return <Alert tone="critical" title={text.broken} detail={text.brokenDetail(brokenAt)} />
  if (since === null) return null
  return <Alert icon={Link2} title={text.intact} detail={text.intactDetail(verified, formatTime(Date.parse(since), 'date', locale), before)} />
}
