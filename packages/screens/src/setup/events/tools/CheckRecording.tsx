import { mostContainerFileBytes, type RecordingCheck } from '@tagmason/domain'
import { Button, Dialog, FileDrop, Hidden, Select, Stack, toast } from '@tagmason/ui'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { download } from '../../../download.ts'
import { useText } from '../../../language.ts'
import { useAct } from '../../../workspace.tsx'
import { RecordingResult } from './RecordingResult.tsx'
import { toolsText } from './texts.ts'
import { useSources } from './useSources.ts'

const testFile = 'recorded-visit.yaml'

/** Takes a recorded visit and lays side by side what should have been sent, what was, and what the plan wants. */
export function CheckRecording({ onClose }: { onClose(): void }) {
  const all = useText(toolsText)
  const text = all.recording
  const sources = useSources(text.made)
  const [source, setSource] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [result, setResult] = useState<RecordingCheck | null>(null)
  const check = useAct('events.checkRecording')
  const take = async (chosen: File, against: string) => {
    setFile(chosen)
    setSource(against)
    setResult(null)
    setResult((await check.run({ text: await chosen.text(), ...(against === '' ? {} : { containerId: against }) }))?.done ?? null)
  }
  const keep = () => {
    if (result === null) return
    download(testFile, result.test, 'application/yaml')
    toast.success(text.kept(testFile))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title={text.title}
      detail={text.detail}
      busy={check.busy}
      actions={
        <>
          <Button onPress={onClose}>{all.close}</Button>
          {result !== null && result.test !== '' && (
            <Button icon={Download} onPress={keep}>
              {text.keep}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="m">
        <Select label={text.against} options={sources} value={source} onChange={(next) => (file === null ? setSource(next) : void take(file, next))} />
        <FileDrop
          label={text.file}
          hint={text.fileHint}
          accept=".har,.json"
          maxBytes={mostContainerFileBytes}
          blocked={check.blocked}
          files={file === null ? [] : [file]}
          onChoose={([chosen]) => void (chosen !== undefined && take(chosen, source))}
        />
        <Hidden announce="status">{check.busy && text.reading}</Hidden>
        {result !== null && <RecordingResult result={result} />}
      </Stack>
    </Dialog>
  )
}
