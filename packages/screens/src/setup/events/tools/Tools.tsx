import { Card, Icon, List, PressRow } from '@tagmason/ui'
import { FileCode2, FileSearch, Globe, SquareTerminal } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useText } from '../../../language.ts'
import { useQuery } from '../../../navigation.tsx'
import { pageCheckText } from '../page/texts.ts'
import { toolsText } from './texts.ts'

const CheckRecording = lazy(() => import('./CheckRecording.tsx').then((module) => ({ default: module.CheckRecording })))
const CheckPage = lazy(() => import('../page/CheckPage.tsx').then((module) => ({ default: module.CheckPage })))
const DeveloperFiles = lazy(() => import('./DeveloperFiles.tsx').then((module) => ({ default: module.DeveloperFiles })))
const Commands = lazy(() => import('./Commands.tsx').then((module) => ({ default: module.Commands })))

/** What those who write the site's code need; each row opens a dialog, which the address names by `?do=page`, `?do=recording`, `?do=files` or `?do=commands`. */
export function Tools() {
  const text = useText(toolsText)
  const page = useText(pageCheckText)
  const [action, setAction] = useQuery('do')
  const close = () => setAction('')
  return (
    <Card level={2} title={text.title} detail={text.detail} flush>
      <List label={text.title} look="flush">
        <PressRow lead={<Icon of={Globe} />} title={page.title} detail={page.row} onPress={() => setAction('page')} />
        <PressRow lead={<Icon of={FileSearch} />} title={text.recording.title} detail={text.recording.row} onPress={() => setAction('recording')} />
        <PressRow lead={<Icon of={FileCode2} />} title={text.files.title} detail={text.files.row} onPress={() => setAction('files')} />
        <PressRow lead={<Icon of={SquareTerminal} />} title={text.commands.title} detail={text.commands.row} onPress={() => setAction('commands')} />
      </List>
      <Suspense>
        {action === 'page' && <CheckPage />}
        {action === 'recording' && <CheckRecording onClose={close} />}
        {action === 'files' && <DeveloperFiles onClose={close} />}
        {action === 'commands' && <Commands onClose={close} />}
      </Suspense>
    </Card>
  )
}
