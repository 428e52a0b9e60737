import { Card, Icon, List, PressRow } from '@tagmason/ui'
import { FileCode2, FileSearch, Globe, SquareTerminal } from 'lucide-react'
import { Suspense } from 'react'
import { useText } from '../../../language.ts'
import { useQuery } from '../../../navigation.tsx'
import { pageCheckText } from '../page/texts.ts'
import { toolsText } from './texts.ts'
import { late } from '../../../late.ts'

const CheckRecording = late(() => import('./CheckRecording.tsx'), 'CheckRecording')
const CheckPage = late(() => import('../page/CheckPage.tsx'), 'CheckPage')
const DeveloperFiles = late(() => import('./DeveloperFiles.tsx'), 'DeveloperFiles')
const Commands = late(() => import('./Commands.tsx'), 'Commands')

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
