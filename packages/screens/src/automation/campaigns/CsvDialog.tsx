import { type CampaignIntegration, mostFileBytes, readCampaignCsv } from '@tagmason/domain'
import { Button, Dialog, FileDrop, Stack, Text, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { automationText } from '../common/texts.ts'
import { campaignsText } from './texts.ts'

/** Imports the costs of a platform's export. What cannot be read is said before anything is sent. */
export function CsvDialog({ integration: { id, name }, open, onClose }: { integration: CampaignIntegration; open: boolean; onClose(): void }) {
  const text = useText(campaignsText)
  const { cancel } = useText(automationText)
  const upload = useAct('campaigns.upload')
  const [chosen, setChosen] = useState<{ file: File; csv: string } | null>(null)
  const [tried, setTried] = useState(false)
  const read = chosen === null ? null : readCampaignCsv(chosen.csv)
  const problem = read !== null && 'problem' in read ? text.problem(read.problem) : tried && chosen === null && text.fileMissing

  const choose = async (file: File) => setChosen({ file, csv: await file.text() })
  const close = () => {
    onClose()
    setChosen(null)
    setTried(false)
  }
  const submit = async () => {
    setTried(true)
    if (chosen === null || problem !== false) return
    const answer = await upload.run({ id, csv: chosen.csv })
    if (answer === undefined) return
    toast.success(text.imported, { detail: text.importedDetail(answer.done.added, answer.done.replaced) })
    close()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={text.uploadTitle(name)}
      detail={text.uploadDetail}
      busy={upload.busy}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={close}>{cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={upload.busy} blocked={upload.blocked}>
            {text.import}
          </Button>
        </>
      }
    >
      <Stack gap="s">
        <FileDrop
          required
          label={text.file}
          hint={text.fileHint}
          accept=".csv,text/csv,text/plain"
          maxBytes={mostFileBytes}
          files={chosen === null ? [] : [chosen.file]}
          error={problem}
          onChoose={([file]) => void (file && choose(file))}
          onRemove={() => setChosen(null)}
        />
        {read !== null && 'rows' in read && <Text tone="positive">{text.found(read.rows.length)}</Text>}
      </Stack>
    </Dialog>
  )
}
