import type { DashboardSummary } from '@tagmason/domain'
import { MenuButton, toast } from '@tagmason/ui'
import { Copy, Ellipsis, Eye, EyeOff, Settings2, Trash2 } from 'lucide-react'
import { useText } from '../../language.ts'
import { shellText } from '../../shell/texts.ts'
import { useAct } from '../../workspace.tsx'
import type { DashboardRowProps } from './dashboardRowProps.ts'
import { builderText } from './texts.ts'
import { usePublish } from './usePublish.ts'

export interface DashboardMenuProps extends Pick<DashboardRowProps, 'shown' | 'leaving' | 'onTalk'> {
  dashboard: DashboardSummary
}

/** What is done with a dashboard now and then. */
export function DashboardMenu({ dashboard, shown, leaving, onTalk }: DashboardMenuProps) {
  const { mine: text, saveFirst } = useText(builderText)
  const { undo } = useText(shellText)
  const publish = usePublish(dashboard)
  const settings = useAct('dashboards.setSettings')
  const duplicate = useAct('dashboards.duplicate')
  const remove = useAct('dashboards.remove')
  const restore = useAct('dashboards.restore')
  const { id, name, status } = dashboard
  const unsaved = shown && leaving.dirty && saveFirst
  const copy = async () => {
    const made = await duplicate.run({ id })
    if (made !== undefined) toast.success(text.duplicated, { detail: made.done.name })
  }
  const removeIt = async () => {
    if (await remove.run({ id })) toast.success(text.removed, { detail: name, action: { label: undo, onPress: () => void restore.run({ id }) } })
  }
  return (
    <MenuButton
      size="small"
      look="plain"
      icon={Ellipsis}
      label={text.more(name)}
      groups={[
        {
          items: [
            { label: publish.label, icon: status === 'draft' ? Eye : EyeOff, blocked: publish.blocked || unsaved, onPress: publish.run },
            { label: text.settings, icon: Settings2, blocked: settings.blocked, onPress: () => onTalk({ about: 'settings', id }) },
            { label: text.duplicate, icon: Copy, blocked: duplicate.blocked || unsaved, onPress: () => void copy() },
          ],
        },
        { items: [{ label: text.remove, icon: Trash2, tone: 'critical', blocked: remove.blocked || unsaved, onPress: () => void removeIt() }] },
      ]}
    />
  )
}
