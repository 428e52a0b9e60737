import { type DashboardSettings, type DashboardWidget, questionOf, widgetRegistry, type WidgetTypeName } from '@tagmason/domain'
import { Card, Empty, type MenuAction, WidgetBoard } from '@tagmason/ui'
import { LayoutDashboard, Settings2 } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { HowCounted } from '../../analytics/counted/HowCounted.tsx'
import { useText } from '../../language.ts'
import { carried, carriesWidget, cellAt } from './dragging.ts'
import { builderText } from './texts.ts'
import type { Editor } from './useEditor.ts'
import { WidgetConfig } from './WidgetConfig.tsx'
import { WidgetView } from './WidgetView.tsx'

export interface BoardProps {
  name: string
  range: DashboardSettings['range']
  editor: Editor
  /** Takes a widget from the palette; undefined when none fits. */
  onDropped?: ((type: WidgetTypeName, cell?: { x: number; y: number }) => void) | undefined
}

/** The widgets at their places. Who may not change them sees them as they are. */
export function Board({ name, range, editor: { document, history, blocked }, onDropped }: BoardProps) {
  const { canvas: text } = useText(builderText)
  const [configured, configure] = useState<string>()
  const { widgets } = document
  const change = (each: (widget: DashboardWidget) => DashboardWidget) => history.change((before) => ({ widgets: before.widgets.map(each) }))
  const over = (event: DragEvent) => {
    if (!carriesWidget(event) || blocked || onDropped === undefined) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
  }
  const drop = (event: DragEvent) => {
    const type = carried(event)
    if (type === undefined || blocked) return
    event.preventDefault()
    onDropped?.(type, cellAt(event))
  }
  const actionsOf = (id: string): MenuAction[] => (blocked ? [] : [{ label: text.configure, icon: Settings2, onPress: () => configure(id) }])
  return (
    <div onDragOver={over} onDrop={drop}>
      <WidgetBoard
        label={name}
        widgets={widgets.map((widget) => ({
          id: widget.id,
          title: widget.title,
          x: widget.x,
          y: widget.y,
          w: widget.w,
          h: widget.h,
          least: widgetRegistry[widget.type].least,
          about: <HowCounted figure={`reports.${widget.dimension}`} of={widget.title} days={Number(questionOf(widget, range).definition.period)} />,
          actions: actionsOf(widget.id),
          content: <WidgetView title={widget.title} look={widget.look} question={questionOf(widget, range)} />,
        }))}
        empty={
          <Card>
            <Empty icon={LayoutDashboard} title={text.empty} detail={blocked ? text.emptyReadOnly : text.emptyDetail} />
          </Card>
        }
        {...(blocked
          ? {}
          : {
              onArrange: (places) =>
                change((widget) => {
                  const { x, y, w, h } = places.find(({ id }) => id === widget.id) ?? widget
                  return { ...widget, x, y, w, h }
                }),
              onRemove: (id) => history.change((before) => ({ widgets: before.widgets.filter((widget) => widget.id !== id) })),
            })}
      />
      <WidgetConfig
        widget={widgets.find(({ id }) => id === configured)}
        onApply={(next) => change((widget) => (widget.id === next.id ? { ...next, x: widget.x, y: widget.y, w: widget.w, h: widget.h } : widget))}
        onClose={() => configure(undefined)}
      />
    </div>
  )
}
