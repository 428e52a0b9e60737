import { isJustNow, type RemediationIssue } from '@tagmason/domain'
import { Text, Time } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useNow } from '../../workspace.tsx'
import { remediationText } from './texts.ts'

/** When an issue was found and resolved, and how long its fix took. */
export function IssueTimes({ issue: { detected_at, resolved_at, remediation_time } }: { issue: RemediationIssue }) {
  const text = useText(remediationText)
  const now = useNow()
  return (
    <Text size="small" tone="muted">
      {`${text.detectedAt} `}
      <Time at={detected_at} show="relative" now={now} />
      {resolved_at !== null && (
        <>
          {` · ${text.resolvedAt} `}
          {isJustNow(resolved_at, now) ? text.justNow : <Time at={resolved_at} show="relative" now={now} />}
        </>
      )}
      {remediation_time !== null && ` · ${text.took} ${text.seconds(remediation_time)}`}
    </Text>
  )
}
