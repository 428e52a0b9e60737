import type { CredentialCheck } from '@tagmason/domain'
import { Alert, formatTime, type Tone, useLocale } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { certificationText } from './texts.ts'

const tones: Record<CredentialCheck['state'], Tone> = { valid: 'positive', expired: 'caution', unknown: 'critical', mistyped: 'caution' }

/** What is known of a credential. */
export function Verified({ credentialId }: { credentialId: string }) {
  const { verify: text } = useText(certificationText)
  const { state, certificate } = useRead('certificates.verify', { credentialId })
  const locale = useLocale()
  const day = (at: string) => formatTime(Date.parse(at), 'date', locale)
  const detail =
    certificate === null
      ? state === 'mistyped'
        ? text.mistypedDetail
        : text.unknownDetail
      : `${text.found(certificate.holder, certificate.title)} ${text.dates(day(certificate.completedDate), day(certificate.validUntil))}`
  return <Alert tone={tones[state]} title={text.states[state]} detail={detail} />
}
