import type { ListedIssue } from '@tagmason/domain'
import { Button, Inline, Switch, Text } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useAct } from '../../workspace.tsx'
import { automationText } from '../common/texts.ts'
import { remediationText } from './texts.ts'
import { useRepair } from './useRepair.ts'

/** The fix of one issue, a look at it, and whether the next of its kind is fixed without asking. */
export function IssueActions({ issue, title }: { issue: ListedIssue; title: string }) {
  const text = useText(remediationText)
  const { of } = useText(automationText)
  const setAutoFix = useAct('issues.setAutoFix')
  const { resolve, undo } = useRepair(issue)
  const [, open] = useQuery('id')
  const { id, status, auto_fix_enabled, undoable, mending } = issue
  const look = { pending: text.preview, in_progress: text.progress, failed: text.view, resolved: text.view }[status]
  const byHand = mending === 'checked' || mending === 'hand'

  return (
    <Inline gap="xs">
      {(status === 'pending' || status === 'failed') && (
        <Button
          size="small"
          label={of(status === 'pending' ? text.resolveNow : text.retry, title)}
          busy={resolve.busy}
          blocked={resolve.blocked}
          onPress={() => void resolve.run()}
        >
          {status === 'pending' ? text.resolveNow : text.retry}
        </Button>
      )}
      {undoable && (
        <Button size="small" look="plain" label={of(text.undoFix, title)} busy={undo.busy} blocked={undo.blocked} onPress={() => void undo.run()}>
          {text.undoFix}
        </Button>
      )}
      <Button size="small" look="plain" label={of(look, title)} onPress={() => open(id)}>
        {look}
      </Button>
      <Inline gap="xs" wrap={false}>
        <Text inline size="small" tone="muted">
          {text.autoFix}
        </Text>
        <Switch
          label={of(text.autoFix, title)}
          on={auto_fix_enabled}
          busy={setAutoFix.busy}
          blocked={setAutoFix.blocked || (status === 'resolved' && text.autoFixResolved) || (byHand && text.autoFixByHand)}
          onSwitch={(on) => void setAutoFix.run({ id, on })}
        />
      </Inline>
    </Inline>
  )
}
