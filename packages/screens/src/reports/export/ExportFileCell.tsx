import type { ExportRow } from '@tagmason/domain'
import { Button, Inline, Text, toast } from '@tagmason/ui'
import { download } from '../../download.ts'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { exportText } from './texts.ts'

/** The file of an export where there is one, or else what can be done about it. */
export function ExportFileCell({ row: { id, status, dataSet, downloadUrl } }: { row: ExportRow }) {
  const text = useText(exportText)
  const fetch = useAct('exports.download')
  const cancel = useAct('exports.cancel')
  const retry = useAct('exports.retry')
  const name = text.dataSetNames[dataSet]
  const save = async () => {
    const file = await fetch.run({ id })
    if (file === undefined) return
    download(file.done.fileName, { base64: file.done.base64 }, file.done.type)
    toast.success(text.downloaded, { detail: file.done.fileName })
  }
  const stop = async () => {
    if (await cancel.run({ id })) toast.success(text.cancelled, { detail: name })
  }
  const again = async () => {
    if (await retry.run({ id })) toast.success(text.started, { detail: name })
  }
  const button = (words: string, act: { busy: boolean; blocked: string | false }, onPress: () => Promise<void>) => (
    <Button size="small" label={text.of(words, name)} busy={act.busy} blocked={act.blocked} onPress={() => void onPress()}>
      {words}
    </Button>
  )
  if (downloadUrl !== null) return button(text.download, fetch, save)
  return (
    <Inline gap="s" wrap={false}>
      <Text tone="muted" inline>
        {text.notAvailable}
      </Text>
      {status === 'processing' ? button(text.cancel, cancel, stop) : button(status === 'failed' ? text.retry : text.runAgain, retry, again)}
    </Inline>
  )
}
