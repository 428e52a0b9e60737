import { nlpSources, nlpTasks } from '@tagmason/domain'
import { Button, Dialog, Radios, Select, Stack, TextArea } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { aiText } from '../texts.ts'
import { nlpText } from './texts.ts'
import { useAnalysis } from './useAnalysis.ts'

/** Which texts to read, and for what. */
export function AnalyzeDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const text = useText(nlpText)
  const { cancel } = useText(aiText)
  const { draft, set, errors, analyze, save } = useAnalysis(onClose)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.analyzeTitle}
      detail={text.analyzeDetail}
      busy={analyze.busy}
      onSubmit={() => void save()}
      actions={
        <>
          <Button onPress={onClose}>{cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={analyze.busy} blocked={analyze.blocked}>
            {text.start}
          </Button>
        </>
      }
    >
      <Stack>
        <Radios
          label={text.task}
          value={draft.task}
          onChange={(task) => set({ task })}
          options={nlpTasks.map((value) => ({ value, label: text.tasks[value], detail: text.taskDetails[value] }))}
        />
        <Select
          label={text.source}
          value={draft.source}
          error={errors.source}
          onChange={(source) => set({ source })}
          options={nlpSources.map((value) => ({ value, label: text.sources[value], detail: text.sourceDetails[value] }))}
        />
        {draft.source === 'typed' && (
          <TextArea
            label={text.yourTexts}
            hint={text.yourTextsHint}
            required
            rows={4}
            error={errors.texts}
            value={draft.written}
            onChange={(written) => set({ written })}
          />
        )}
      </Stack>
    </Dialog>
  )
}
