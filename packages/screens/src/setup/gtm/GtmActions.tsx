import type { GeneratedTag } from '@tagmason/domain'
import { Card, Icon, List, PressRow } from '@tagmason/ui'
import { Eye, FilePlus2, Globe, Rocket, Upload } from 'lucide-react'
import { useText } from '../../language.ts'
import { useNavigation } from '../../navigation.tsx'
import { gtmText } from './texts.ts'

/** The ways between the tags and the containers; each opens a dialog. */
export function GtmActions({ tags }: { tags: readonly GeneratedTag[] }) {
  const text = useText(gtmText)
  const { path, go } = useNavigation()
  // Nothing else of the address stays: a workspace that was deployed before is not all tags.
  const open = (what: string) => go(`${path}?do=${what}`, { replace: true })
  return (
    <Card level={2} title={text.actions} flush>
      <List label={text.actions} look="flush">
        <PressRow
          lead={<Icon of={Rocket} />}
          title={text.deployAll}
          detail={tags.length === 0 ? text.tags.none : text.deployAllDetail(tags.filter((tag) => tag.status === 'draft').length)}
          onPress={() => open('deploy')}
        />
        <PressRow lead={<Icon of={Eye} />} title={text.preview} detail={text.previewDetail} onPress={() => open('preview')} />
        <PressRow lead={<Icon of={FilePlus2} />} title={text.createWorkspace} detail={text.createWorkspaceDetail} onPress={() => open('workspace')} />
        <PressRow lead={<Icon of={Upload} />} title={text.bulkImport} detail={text.bulkImportDetail} onPress={() => open('import')} />
        <PressRow lead={<Icon of={Globe} />} title={text.published} detail={text.publishedDetail} onPress={() => open('published')} />
      </List>
    </Card>
  )
}
