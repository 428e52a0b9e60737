import type { DashboardRowProps } from './dashboardRowProps.ts'
import { Badge, Button, Inline, ListRow, Stack, Time } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { Meta } from '../../Meta.tsx'
import { useAct, useNow } from '../../workspace.tsx'
import { DashboardMenu } from './DashboardMenu.tsx'
import { builderText } from './texts.ts'
import { statusTone } from './tones.ts'

/** One dashboard: what it is for, how large it is, who looks at it, and what can be done with it. */
export function DashboardRow({ dashboard, shown, leaving, onOpen, onTalk }: DashboardRowProps) {
  const { mine: text, ...all } = useText(builderText)
  const count = useAct('dashboards.open')
  const now = useNow()
  const { id, name, description, widgets, status, lastModified, views } = dashboard
  const open = () => {
    onOpen(id)
    void count.run({ id })
  }
  return (
    <ListRow
      title={name}
      facts={
        <>
          <Badge tone={statusTone[status]}>{all.statuses[status]}</Badge>
          {shown && <Badge tone="accent">{text.shown}</Badge>}
        </>
      }
      detail={
        <Stack gap="xxs">
          {description}
          <Meta>
            {all.widgets(widgets)}
            <>
              {text.modified} <Time at={lastModified} show="relative" now={now} />
            </>
            {text.views(views)}
          </Meta>
        </Stack>
      }
      actions={
        <Inline gap="xs">
          <Button size="small" label={all.of(text.open, name)} blocked={count.blocked || (shown && text.isOpen)} onPress={() => leaving.attempt(open)}>
            {text.open}
          </Button>
          <DashboardMenu dashboard={dashboard} shown={shown} leaving={leaving} onTalk={onTalk} />
        </Inline>
      }
    />
  )
}
