import { useQuery } from '../../navigation.tsx'
import { Opened } from '../Opened.tsx'
import { late } from '../../late.ts'

const ChatDrawer = late(() => import('./ChatDrawer.tsx'), 'ChatDrawer')
const CallDialog = late(() => import('./CallDialog.tsx'), 'CallDialog')
const ShareDialog = late(() => import('./ShareDialog.tsx'), 'ShareDialog')

const kinds = { chat: ChatDrawer, call: CallDialog, share: ShareDialog }

/** The quick help that the address names. */
export function QuickHelpOpened() {
  const [name, open] = useQuery('help')
  const Kind = name === 'chat' || name === 'call' || name === 'share' ? kinds[name] : null
  return <Opened when={Kind !== null}>{Kind !== null && <Kind onClose={() => open('')} />}</Opened>
}
