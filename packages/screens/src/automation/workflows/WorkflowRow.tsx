import type { Workflow } from '@tagmason/domain'
import { Badge, Button, Inline, ListRow, Num, Stack, Text, Time, toast } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useAct, useNow } from '../../workspace.tsx'
import { StatusSwitch } from '../common/StatusSwitch.tsx'
import { automationText } from '../common/texts.ts'
import { statusTone } from '../common/tones.ts'
import { WorkflowMenu } from './WorkflowMenu.tsx'
import { workflowsText } from './texts.ts'

/** One workflow: what it is made of, how it has run, and its switch. A draft has none until it is published. */
export function WorkflowRow({ workflow }: { workflow: Workflow }) {
  const text = useText(workflowsText)
  const common = useText(automationText)
  const now = useNow()
  const setStatus = useAct('workflows.setStatus')
  const publish = useAct('workflows.publish')
  const [, edit] = useQuery('edit')
  const { id, name, description, status, triggers, actions, lastRun, success_rate } = workflow
  const draft = status === 'draft'
  const missing = (triggers === 0 && text.needs.starts) || (actions === 0 && text.needs.actions)

  const publishIt = async () => {
    if (await publish.run({ id })) toast.success(text.published, { detail: name })
  }

  return (
    <ListRow
      align="start"
      title={name}
      facts={<Badge tone={statusTone[status]}>{common.statuses[status]}</Badge>}
      detail={
        <Stack gap="xxs">
          {description !== '' && <Text>{description}</Text>}
          <Text size="small" tone="muted">
            {`${text.triggers(triggers)} · ${text.actions(actions)} · ${text.lastRun} `}
            <Time at={lastRun} show="relative" now={now} missing={common.never} />
            {` · ${text.successRate} `}
            <Num as="percent" value={success_rate === null ? null : success_rate / 100} missing="—" />
          </Text>
        </Stack>
      }
      actions={
        <Inline gap="xs" wrap={false}>
          {draft && (
            <Button
              size="small"
              label={common.of(text.publish, name)}
              busy={publish.busy}
              blocked={publish.blocked || missing}
              onPress={() => void publishIt()}
            >
              {text.publish}
            </Button>
          )}
          <Button size="small" look="plain" label={common.of(common.edit, name)} onPress={() => edit(id)}>
            {common.edit}
          </Button>
          <WorkflowMenu workflow={workflow} />
          <StatusSwitch rule={workflow} act={setStatus} blocked={draft && text.draftSwitch} />
        </Inline>
      }
    />
  )
}
