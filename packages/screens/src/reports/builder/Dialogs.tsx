import { useOnceOpened } from '../../shell/useOnceOpened.ts'
import { useNavigation } from '../../navigation.tsx'
import { useRead } from '../../workspace.tsx'

/** What is being asked for over the page. */
export type Dialogue = null | { about: 'templates' | 'new' } | { about: 'settings' | 'share'; id: string }

export interface DialogsProps {
  dialogue: Dialogue
  onOpen(id: string): void
  onClose(): void
}

const loadTemplates = () => import('./TemplateDialog.tsx').then((module) => module.TemplateDialog)
const loadNew = () => import('./NewDashboardDialog.tsx').then((module) => module.NewDashboardDialog)
const loadSettings = () => import('./SettingsDialog.tsx').then((module) => module.SettingsDialog)
const loadShare = () => import('../share/NewShareDialog.tsx').then((module) => module.NewShareDialog)

/** All that is asked for over the page, each loaded when it is first opened. */
export function Dialogs({ dialogue, onOpen, onClose }: DialogsProps) {
  const { rows } = useRead('dashboards.list')
  const { go } = useNavigation()
  const about = (kind: 'settings' | 'share') => (dialogue?.about === kind ? rows.find((row) => row.id === dialogue.id) : undefined)
  const [settings, shared] = [about('settings'), about('share')]
  const Templates = useOnceOpened(dialogue?.about === 'templates', loadTemplates)
  const New = useOnceOpened(dialogue?.about === 'new', loadNew)
  const Settings = useOnceOpened(settings !== undefined, loadSettings)
  const Share = useOnceOpened(shared !== undefined, loadShare)
  return (
    <>
      {Templates && <Templates open={dialogue?.about === 'templates'} onOpen={onOpen} onClose={onClose} />}
      {New && <New open={dialogue?.about === 'new'} onOpen={onOpen} onClose={onClose} />}
      {Settings && <Settings dashboard={settings} onClose={onClose} />}
      {Share && (
        <Share
          open={shared !== undefined}
          about={shared && { kind: 'dashboard', id: shared.id }}
          onMade={(id) => go(`/reports/share?id=${id}`)}
          onClose={onClose}
        />
      )}
    </>
  )
}
