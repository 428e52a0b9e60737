import { Alert, Button, CopyField, Dialog, Empty, List, ListRow, Select, Skeleton, Stack, toast } from '@tagmason/ui'
import { Download, FileCode2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { download } from '../../../download.ts'
import { Guard } from '../../../Guard.tsx'
import { useText } from '../../../language.ts'
import { useRead } from '../../../workspace.tsx'
import { toolsText } from './texts.ts'
import { useSources } from './useSources.ts'

const scanCommand = 'npx tagmason scan src --plan plan.json'

/** The data layer specification, the checker and the typed events as files, and the command that reads source code. */
export function DeveloperFiles({ onClose }: { onClose(): void }) {
  const all = useText(toolsText)
  const text = all.files
  const sources = useSources(text.plan)
  const [source, setSource] = useState('')
  return (
    <Dialog open onClose={onClose} size="large" title={text.title} detail={text.detail} actions={<Button onPress={onClose}>{all.close}</Button>}>
      <Stack gap="m">
        <Select label={text.from} options={sources} value={source} onChange={setSource} />
        <Guard key={source}>
          <Suspense fallback={<Skeleton shape="text" />}>
            <Files source={source} />
          </Suspense>
        </Guard>
        <Alert tone="neutral" title={text.scan} detail={text.scanDetail} />
        <CopyField label={text.command} value={scanCommand} />
      </Stack>
    </Dialog>
  )
}

/** `.lint.mjs` and `.d.ts` are endings of their own. */
const endingOf = (fileName: string) => /(?:\.lint|\.d)?\.\w+$/.exec(fileName)?.[0] ?? ''

function Files({ source }: { source: string }) {
  const text = useText(toolsText).files
  const { messages, files } = useRead('events.developerFiles', source === '' ? {} : { containerId: source })
  if (messages === 0) return <Empty icon={FileCode2} title={text.none} detail={text.noneDetail} />
  return (
    <Stack gap="s">
      <Alert tone="accent" title={text.messages(messages)} />
      <List label={text.list}>
        {files.map(({ fileName, text: content }) => (
          <ListRow
            key={fileName}
            title={fileName}
            detail={text.kinds[endingOf(fileName)]}
            actions={
              <Button
                size="small"
                icon={Download}
                label={text.of(fileName)}
                onPress={() => {
                  download(fileName, content, 'text/plain')
                  toast.success(text.downloaded(fileName))
                }}
              >
                {text.download}
              </Button>
            }
          />
        ))}
      </List>
    </Stack>
  )
}
