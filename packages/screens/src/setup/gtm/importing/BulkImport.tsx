import { type ContainerReview, mostContainerFileBytes, type TagContainer } from '@tagmason/domain'
import { Button, Dialog, FileDrop, Hidden, Stack, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../../language.ts'
import { useNavigation, useQuery } from '../../../navigation.tsx'
import { useAct } from '../../../workspace.tsx'
import { useOnOpen } from '../../../useOnOpen.ts'
import { gtmText } from '../texts.ts'
import { type ImportChoice, firstChoice } from './choice.ts'
import { ImportReview } from './ImportReview.tsx'
import { importText } from './texts.ts'

/** Takes a file in, shows what it would do, and does it when the member wants it. */
export function BulkImport({ open, containers, onClose }: { open: boolean; containers: readonly TagContainer[]; onClose(): void }) {
  const all = useText(gtmText)
  const text = useText(importText)
  const { path, go } = useNavigation()
  const [id] = useQuery('id')
  const upload = useAct('containers.upload')
  const importIt = useAct('containers.import')
  const [file, setFile] = useState<File | null>(null)
  const [review, setReview] = useState<ContainerReview | null>(null)
  const [choice, setChoice] = useState<ImportChoice | null>(null)
  useOnOpen(open, () => {
    setFile(null)
    setReview(null)
  })
  /** A file without an id is of the container that the page is about, or of the only one. */
  const meant = containers.find((one) => one.id === id) ?? (containers.length === 1 ? containers[0] : undefined)
  const take = async (chosen: File, container = meant?.id) => {
    setFile(chosen)
    setReview(null)
    const named = container === undefined ? {} : { container }
    const found = (await upload.run({ fileName: chosen.name, text: await chosen.text(), ...named }))?.done ?? null
    setChoice(found?.kind === 'container' ? firstChoice(found) : null)
    setReview(found)
  }
  const submit = async () => {
    const done = (await importIt.run(choice ?? undefined))?.done
    if (done === undefined) return
    const { containerId, added, changed, same } = done
    const look = { label: text.open, onPress: () => go(`${path}?id=${containerId}`) }
    toast.success(text.imported, { detail: text.importedDetail(added, changed, same), ...(containerId === '' ? {} : { action: look }) })
    onClose()
  }
  const usable = review !== null && review.kind !== 'unusable'
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      title={all.bulkImport}
      detail={text.detail}
      busy={upload.busy || importIt.busy}
      actions={
        <>
          <Button onPress={onClose}>{all.cancel}</Button>
          {usable && (
            <Button tone="accent" look="solid" busy={importIt.busy} blocked={importIt.blocked} onPress={() => void submit()}>
              {text.import}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="m">
        <FileDrop
          label={text.file}
          accept=".json,.csv,.tsv,.txt"
          maxBytes={mostContainerFileBytes}
          blocked={upload.blocked}
          files={file === null ? [] : [file]}
          onChoose={([chosen]) => void (chosen !== undefined && take(chosen))}
        />
        <Hidden announce="status">{upload.busy && text.reading}</Hidden>
        {review !== null && (
          <ImportReview
            review={review}
            choice={choice}
            containers={containers}
            onChoose={setChoice}
            onName={(container) => void (file !== null && take(file, container))}
          />
        )}
      </Stack>
    </Dialog>
  )
}
