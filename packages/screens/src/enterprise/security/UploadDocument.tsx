import { documentTypes, mostDocumentBytes } from '@tagmason/domain'
import { Button, Dialog, FileDrop, Row, Stack, TextField, toast } from '@tagmason/ui'
import { useState } from 'react'
import { base64Of } from '../../base64Of.ts'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { securityText } from './texts.ts'

const accept = Object.keys(documentTypes)
  .map((ending) => `.${ending}`)
  .join(',')
const blank = { file: null as File | null, name: '', type: '' }

/** Keeps a file as a document; it takes the place of an older one of the same name. */
export function UploadDocument({ open, onClose }: { open: boolean; onClose(): void }) {
  const { compliance: text, cancel } = useText(securityText)
  const upload = useAct('compliance.upload')
  const [{ file, name, type }, setDraft] = useState(blank)
  const [tried, setTried] = useState(false)
  const set = (part: Partial<typeof blank>) => setDraft((before) => ({ ...before, ...part }))
  const close = () => {
    setDraft(blank)
    setTried(false)
    onClose()
  }
  const submit = async () => {
    setTried(true)
    if (file === null || name.trim() === '' || type.trim() === '') return
    if (!(await upload.run({ name, type, fileName: file.name, base64: await base64Of(file) }))) return
    toast.success(text.uploaded, { detail: name })
    close()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={text.upload}
      detail={text.uploadDetail}
      busy={upload.busy}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={close}>{cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={upload.busy} blocked={upload.blocked}>
            {text.upload}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <FileDrop
          required
          label={text.file}
          accept={accept}
          maxBytes={mostDocumentBytes}
          files={file === null ? [] : [file]}
          error={tried && file === null && text.fileMissing}
          onChoose={([chosen]) => chosen && set({ file: chosen, name: name === '' ? chosen.name.replace(/\.[^.]+$/, '') : name })}
          onRemove={() => set({ file: null })}
        />
        <Row>
          <TextField
            required
            label={text.columns.name}
            limit={120}
            value={name}
            error={tried && name.trim() === '' && text.nameMissing}
            onChange={(value) => set({ name: value })}
          />
          <TextField
            required
            label={text.columns.type}
            hint={text.typeHint}
            limit={60}
            value={type}
            error={tried && type.trim() === '' && text.typeMissing}
            onChange={(value) => set({ type: value })}
          />
        </Row>
      </Stack>
    </Dialog>
  )
}
