import { Alert, Button, Split, Stack } from '@tagmason/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { ScreenActions } from '../../Screen.tsx'
import { useOnceOpened } from '../../shell/useOnceOpened.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { QuickShare } from './QuickShare.tsx'
import { SharedReports } from './SharedReports.tsx'
import { SharingOptions } from './SharingOptions.tsx'
import { shareText } from './texts.ts'

const loadNew = () => import('./NewShareDialog.tsx').then((module) => module.NewShareDialog)
const loadChange = () => import('./ChangeShareDialog.tsx').then((module) => module.ChangeShareDialog)
const loadDetails = () => import('./ShareDrawer.tsx').then((module) => module.ShareDrawer)
const loadOpened = () => import('./OpenedShare.tsx').then((module) => module.OpenedShare)

/** Who sees what of the project: what the workspace allows, links in a moment, and all that is shared. */
export function Share() {
  const text = useText(shareText)
  const { links } = useRead('shares.list')
  const create = useAct('shares.create')
  const [adding, setAdding] = useState(false)
  const [changed, change] = useState('')
  const [id, look] = useQuery('id')
  const [token, open] = useQuery('open')
  const NewShareDialog = useOnceOpened(adding, loadNew)
  const ChangeShareDialog = useOnceOpened(changed !== '', loadChange)
  const ShareDrawer = useOnceOpened(id !== '', loadDetails)
  const OpenedShare = useOnceOpened(token !== '', loadOpened)
  return (
    <Stack gap="l">
      <ScreenActions>
        <Button icon={Plus} tone="accent" look="solid" blocked={create.blocked} onPress={() => setAdding(true)}>
          {text.newShare}
        </Button>
      </ScreenActions>
      {links === 'notConfigured' && <Alert title={text.noServer} detail={text.noServerDetail} />}
      <Split ratio="even" aside={<QuickShare />}>
        <SharingOptions />
      </Split>
      <SharedReports onChange={change} />
      {NewShareDialog !== null && <NewShareDialog open={adding} onMade={look} onClose={() => setAdding(false)} />}
      {ChangeShareDialog !== null && <ChangeShareDialog id={changed} onClose={() => change('')} />}
      {ShareDrawer !== null && <ShareDrawer id={id} onClose={() => look('')} />}
      {OpenedShare !== null && <OpenedShare token={token} onClose={() => open('')} />}
    </Stack>
  )
}
