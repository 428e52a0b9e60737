import { Button } from '@tagmason/ui'
import { Settings } from 'lucide-react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { ScreenActions } from '../../Screen.tsx'
import { useAct } from '../../workspace.tsx'
import { Opened } from '../Opened.tsx'
import { supportText } from './texts.ts'
import { late } from '../../late.ts'

const SettingsDrawer = late(() => import('./SettingsDrawer.tsx'), 'SettingsDrawer')

/** The button beside the heading that says where requests and meetings go, and what it opens. */
export function SupportSettingsAction() {
  const { settings: text } = useText(supportText)
  const { blocked } = useAct('support.setSettings')
  const [open, setOpen] = useQuery('settings')
  return (
    <>
      <ScreenActions>
        <Button icon={Settings} blocked={blocked} onPress={() => setOpen('open')}>
          {text.title}
        </Button>
      </ScreenActions>
      <Opened when={open !== '' && blocked === false}>
        <SettingsDrawer onClose={() => setOpen('')} />
      </Opened>
    </>
  )
}
