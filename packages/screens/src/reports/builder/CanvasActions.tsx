import type { DashboardSummary } from '@tagmason/domain'
import { Button, IconButton, Inline, toast } from '@tagmason/ui'
import { Redo2, Undo2 } from 'lucide-react'
import { useText } from '../../language.ts'
import { builderText } from './texts.ts'
import type { Editor } from './useEditor.ts'
import { usePublish } from './usePublish.ts'
import { useUndoKeys } from './useUndoKeys.ts'

/** Takes changes back, shows the dashboard to others, and saves it. */
export function CanvasActions({ summary, editor }: { summary: DashboardSummary; editor: Editor }) {
  const { canvas: text, saveFirst } = useText(builderText)
  const publish = usePublish(summary)
  const { history, dirty } = editor
  useUndoKeys(history.undo, history.redo)
  const save = async () => {
    if (await editor.save()) toast.success(text.saved, { detail: summary.name })
  }
  return (
    <Inline gap="xs">
      <IconButton icon={Undo2} label={text.undo} blocked={history.undo === undefined && text.nothingToUndo} onPress={history.undo} />
      <IconButton icon={Redo2} label={text.redo} blocked={history.redo === undefined && text.nothingToRedo} onPress={history.redo} />
      <Button busy={publish.busy} blocked={publish.blocked || (dirty && saveFirst)} onPress={publish.run}>
        {publish.label}
      </Button>
      <Button
        tone="accent"
        look="solid"
        busy={editor.busy}
        blocked={editor.blocked || (!dirty && text.noChange) || (editor.takeTheirs !== undefined && text.savedElsewhereDetail)}
        onPress={() => void save()}
      >
        {text.save}
      </Button>
    </Inline>
  )
}
