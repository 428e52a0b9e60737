import { Button, Stack, TabbedPanel } from '@tagmason/ui'
import { Plus } from 'lucide-react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { ScreenActions } from '../../Screen.tsx'
import { useOnceOpened } from '../../shell/useOnceOpened.ts'
import { useAct } from '../../workspace.tsx'
import { Drafts } from './Drafts.tsx'
import { Figures } from './Figures.tsx'
import { Published } from './Published.tsx'
import { mineText } from './texts.ts'

const loadCreate = () => import('./CreateTemplate.tsx').then((module) => module.CreateTemplate)
const loadEditor = () => import('./Editor.tsx').then((module) => module.Editor)

/** The templates of this account: those in the store with what they bring, and those that are being made. */
export function MyTemplates() {
  const text = useText(mineText)
  const [tab, setTab] = useQuery('tab', 'published')
  const [action, setAction] = useQuery('do')
  const [draft] = useQuery('draft')
  const { blocked } = useAct('templates.create')
  const creating = action === 'create'
  const CreateTemplate = useOnceOpened(creating, loadCreate)
  const Editor = useOnceOpened(draft !== '', loadEditor)
  return (
    <Stack gap="l">
      <ScreenActions>
        <Button icon={Plus} tone="accent" look="solid" blocked={blocked} onPress={() => setAction('create')}>
          {text.create}
        </Button>
      </ScreenActions>
      <Figures />
      <TabbedPanel
        label={text.views}
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'published', label: text.tabs.published, panel: () => <Published /> },
          { id: 'drafts', label: text.tabs.drafts, panel: () => <Drafts /> },
        ]}
      />
      {CreateTemplate !== null && <CreateTemplate open={creating} onClose={() => setAction('')} />}
      {Editor !== null && <Editor />}
    </Stack>
  )
}
