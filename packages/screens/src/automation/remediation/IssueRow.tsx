import type { ListedIssue } from '@tagmason/domain'
import { Badge, ListRow, Stack, Text } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { IssueActions } from './IssueActions.tsx'
import { IssueTimes } from './IssueTimes.tsx'
import { remediationText } from './texts.ts'
import { severityTone, statusTone } from './tones.ts'

/** One issue: what is wrong, how bad it is, how far its fix is, and what can be done now. */
export function IssueRow({ issue }: { issue: ListedIssue }) {
  const text = useText(remediationText)
  const { title, description } = issue
  const { severity, status } = issue
  return (
    <ListRow
      align="start"
      title={title}
      facts={
        <>
          <Badge tone={status === 'resolved' ? 'neutral' : severityTone[severity]}>{text.severities[severity]}</Badge>
          <Badge tone={statusTone[status]}>{issue.sinceMended === true ? text.sinceMended : text.statuses[status]}</Badge>
        </>
      }
      detail={
        <Stack gap="xxs">
          {description !== '' && <Text>{description}</Text>}
          <IssueTimes issue={issue} />
        </Stack>
      }
      actions={<IssueActions issue={issue} title={title} />}
    />
  )
}
