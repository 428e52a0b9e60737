import type { Certification } from '@tagmason/domain'
import { Badge, Code, Icon, ListRow, Stack, Text, Time } from '@tagmason/ui'
import { Award } from 'lucide-react'
import { useText } from '../../language.ts'
import { DownloadCertificate } from './DownloadCertificate.tsx'
import { certificationText } from './texts.ts'
import { usePercent } from './usePercent.ts'

/** One certificate: for what, until when, and the number by which others check it. */
export function CertificateEntry({ certificate }: { certificate: Certification['certificates'][number] }) {
  const { completed: text } = useText(certificationText)
  const percent = usePercent()
  const { id, title, completedDate, validUntil, credentialId, score, state } = certificate
  return (
    <ListRow
      lead={<Icon of={Award} tone="accent" />}
      title={title}
      facts={<Badge tone={state === 'valid' ? 'positive' : 'caution'}>{text.states[state]}</Badge>}
      detail={
        <Stack gap="xxs">
          <Text size="small" tone="muted">
            {`${text.completed} `}
            <Time at={completedDate} />
            {` · ${text.until} `}
            <Time at={validUntil} />
            {` · ${text.score(percent(score))}`}
          </Text>
          <Text size="small" tone="muted">
            {`${text.credential} `}
            <Code>{credentialId}</Code>
          </Text>
        </Stack>
      }
      actions={<DownloadCertificate id={id} title={title} size="small" />}
    />
  )
}
