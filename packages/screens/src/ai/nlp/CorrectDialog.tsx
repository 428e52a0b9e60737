import type { NlpResult } from '@tagmason/domain'
import { Button, Dialog, Facts, Stack, TextArea, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { aiText } from '../texts.ts'
import { nlpText } from './texts.ts'
import { useOutput } from './useOutput.ts'

/** Asks what should have been read. */
export function CorrectDialog({ result, open, onClose }: { result: NlpResult; open: boolean; onClose(): void }) {
  const text = useText(nlpText)
  const { cancel, undo } = useText(aiText)
  const correct = useAct('nlp.correct')
  const uncheck = useAct('nlp.uncheck')
  const { outputOf } = useOutput()
  const [correction, setCorrection] = useState(outputOf(result))
  const [tried, setTried] = useState(false)
  const { id, input } = result
  const save = async () => {
    setTried(true)
    if (correction.trim() === '' || !(await correct.run({ id, correction }))) return
    toast.success(text.corrected, { detail: text.learns, action: { label: undo, onPress: () => void uncheck.run({ id }) } })
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.correctTitle}
      detail={text.correctDetail}
      busy={correct.busy}
      onSubmit={() => void save()}
      actions={
        <>
          <Button onPress={onClose}>{cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={correct.busy} blocked={correct.blocked}>
            {text.correct}
          </Button>
        </>
      }
    >
      <Stack>
        <Facts items={[{ term: text.input, value: input }]} />
        <TextArea
          label={text.correction}
          required
          rows={3}
          limit={2000}
          value={correction}
          error={tried && correction.trim() === '' && text.noCorrection}
          onChange={setCorrection}
        />
      </Stack>
    </Dialog>
  )
}
