import { Card, Icon, List, PressRow } from '@tagmason/ui'
import { Eye, FilePlus2, Rocket, Upload } from 'lucide-react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { gtmText } from './texts.ts'

/** The four ways between the tags and the containers; each opens a dialog. */
export function GtmActions({ drafts }: { drafts: number }) {
  const text = useText(gtmText)
  const [, open] = useQuery('do')
  return (
    <Card level={2} title={text.actions} flush>
      <List label={text.actions} look="flush">
        <PressRow lead={<Icon of={Rocket} />} title={text.deployAll} detail={text.deployAllDetail(drafts)} onPress={() => open('deploy')} />
        <PressRow lead={<Icon of={Eye} />} title={text.preview} detail={text.previewDetail} onPress={() => open('preview')} />
        <PressRow lead={<Icon of={FilePlus2} />} title={text.createWorkspace} detail={text.createWorkspaceDetail} onPress={() => open('workspace')} />
        <PressRow lead={<Icon of={Upload} />} title={text.bulkImport} detail={text.bulkImportDetail} onPress={() => open('import')} />
      </List>
    </Card>
  )
}
