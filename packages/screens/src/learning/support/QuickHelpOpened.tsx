import { lazy } from 'react'
import { useQuery } from '../../navigation.tsx'
import { Opened } from '../Opened.tsx'

const ChatDrawer = lazy(() => import('./ChatDrawer.tsx').then((module) => ({ default: module.ChatDrawer })))
const CallDialog = lazy(() => import('./CallDialog.tsx').then((module) => ({ default: module.CallDialog })))
const ShareDialog = lazy(() => import('./ShareDialog.tsx').then((module) => ({ default: module.ShareDialog })))

const kinds = { chat: ChatDrawer, call: CallDialog, share: ShareDialog }

/** The quick help that the address names. */
export function QuickHelpOpened() {
  const [name, open] = useQuery('help')
  const Kind = name === 'chat' || name === 'call' || name === 'share' ? kinds[name] : null
  return <Opened when={Kind !== null}>{Kind !== null && <Kind onClose={() => open('')} />}</Opened>
}
