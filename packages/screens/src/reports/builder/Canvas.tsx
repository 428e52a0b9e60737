import { type DashboardSummary, mostWidgets, type WidgetTypeName } from '@tagmason/domain'
import { Badge, Inline, Section, Stack, toast } from '@tagmason/ui'
import { useEffect } from 'react'
import { useText } from '../../language.ts'
import { useAskAgain } from '../../useAskAgain.ts'
import { useRead } from '../../workspace.tsx'
import { Board } from './Board.tsx'
import { CanvasActions } from './CanvasActions.tsx'
import { newWidget } from './newWidget.ts'
import { Palette } from './Palette.tsx'
import { SavedElsewhere } from './SavedElsewhere.tsx'
import { builderText } from './texts.ts'
import { statusTone } from './tones.ts'
import { useEditor } from './useEditor.ts'
import type { Leaving } from './useLeaving.ts'
import { useTitleOf } from './useTitleOf.ts'

/** Seconds of a minute, which a refresh is counted in. */
const minute = 60

/** The open dashboard: its board to arrange, and the palette to fill it from. */
export function Canvas({ summary, leaving }: { summary: DashboardSummary; leaving: Leaving }) {
  const text = useText(builderText)
  const dashboard = useRead('dashboards.details', { id: summary.id })
  const editor = useEditor(dashboard)
  const titleOf = useTitleOf()
  const { dirty, document, history } = editor
  const { setDirty } = leaving
  useAskAgain('dashboards.widget', summary.refresh === 'off' ? 0 : Number(summary.refresh) * minute)
  useEffect(() => {
    setDirty(dirty)
    return () => setDirty(false)
  }, [dirty, setDirty])

  const add = (type: WidgetTypeName, cell?: { x: number; y: number }) => {
    const widget = newWidget(type, document, titleOf, cell)
    history.change(({ widgets }) => ({ widgets: [...widgets, widget] }))
    toast.success(text.palette.added, { detail: widget.title })
  }
  const full = document.widgets.length >= mostWidgets && text.palette.full
  return (
    <Stack gap="xl">
      <Palette blocked={full} onAdd={add} />
      <Section
        title={
          <Inline gap="s">
            {summary.name}
            <Badge tone={statusTone[summary.status]}>{text.statuses[summary.status]}</Badge>
          </Inline>
        }
        detail={summary.description}
        actions={<CanvasActions summary={summary} editor={editor} />}
      >
        {editor.takeTheirs && <SavedElsewhere onTake={editor.takeTheirs} />}
        <Board name={summary.name} range={summary.range} editor={editor} onDropped={full ? undefined : add} />
      </Section>
    </Stack>
  )
}
