import type { DashboardSummary } from '@tagmason/domain'
import { Button } from '@tagmason/ui'
import { LayoutTemplate, Settings2, Share2 } from 'lucide-react'
import { useText } from '../../language.ts'
import { ScreenActions } from '../../Screen.tsx'
import { useAct } from '../../workspace.tsx'
import type { Dialogue } from './Dialogs.tsx'
import { builderText } from './texts.ts'

export interface QuickActionsProps {
  open: DashboardSummary | undefined
  /** Whether something is not saved yet. */
  dirty: boolean
  onTalk(dialogue: Dialogue): void
}

/** What is done with the open dashboard, and the quickest way to another, beside the heading. */
export function QuickActions({ open, dirty, onTalk }: QuickActionsProps) {
  const text = useText(builderText)
  const useTemplate = useAct('dashboards.useTemplate')
  const settings = useAct('dashboards.setSettings')
  const share = useAct('shares.create')
  const none = open === undefined && text.noneOpen
  return (
    <ScreenActions>
      <Button icon={LayoutTemplate} blocked={useTemplate.blocked} onPress={() => onTalk({ about: 'templates' })}>
        {text.fromTemplate}
      </Button>
      <Button icon={Settings2} blocked={settings.blocked || none} onPress={() => open && onTalk({ about: 'settings', id: open.id })}>
        {text.settings}
      </Button>
      <Button
        icon={Share2}
        blocked={share.blocked || none || (dirty && text.saveFirst) || (open?.access === 'private' && text.isPrivate)}
        onPress={() => open && onTalk({ about: 'share', id: open.id })}
      >
        {text.share}
      </Button>
    </ScreenActions>
  )
}
