import { type ExamOutcome, passPercent } from '@tagmason/domain'
import { Alert, Link, List, ListRow, Stack } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { DownloadCertificate } from './DownloadCertificate.tsx'
import { courseHref } from './hrefs.ts'
import { certificationText } from './texts.ts'
import { usePercent } from './usePercent.ts'

/** How an exam went: the certificate, or what to read again. */
export function ExamResult({ course, outcome: { score, passed, certificate, reread } }: { course: string; outcome: ExamOutcome }) {
  const { exam: text } = useText(certificationText)
  const percent = usePercent()
  if (passed && certificate !== null)
    return (
      <Alert
        tone="positive"
        title={text.score(percent(score))}
        detail={text.certificate(certificate.credentialId)}
        actions={<DownloadCertificate id={certificate.id} title={certificate.title} size="small" />}
      />
    )
  return (
    <Stack gap="m">
      <Alert tone="critical" title={text.failed} detail={text.failedDetail(percent(score), percent(passPercent))} />
      <List label={text.reread} look="framed">
        {reread.map(({ id, title }) => (
          <ListRow
            key={id}
            title={
              <Link alone href={courseHref(course, id)}>
                {title}
              </Link>
            }
          />
        ))}
      </List>
    </Stack>
  )
}
