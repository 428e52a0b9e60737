import type { BoardWidget } from './boardWidget.ts'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useNarrow } from '../theme/useNarrow.ts'
import type { HeadingLevel } from '../Heading/Heading.tsx'
import { Hidden } from '../Hidden/Hidden.tsx'
import { useDirection } from '../theme/direction.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import { compacted, inReadingOrder, type WidgetPlace } from './layout.ts'
import { type BoardDirection, neighbourOf } from './steps.ts'
import { useArranging } from './useArranging.ts'
import { useBoardFocus } from './useBoardFocus.ts'
import { Widget, varsOf } from './Widget.tsx'
import * as css from './WidgetBoard.css.ts'
import { widgetMenu } from './widgetMenu.ts'

export interface WidgetBoardProps {
  /** The accessible name of the board. */
  label: string
  /** The widgets in any order; holes and overlaps are closed when they are drawn. */
  widgets: readonly BoardWidget[]
  /** Takes the same widgets at their new places. Without it the board can only be read. */
  onArrange?(widgets: BoardWidget[]): void
  /** Takes away a widget; without it no menu offers that. */
  onRemove?(id: string): void
  /** Stands there while there are no widgets. */
  empty?: ReactNode
  /** The level of the headings of the widgets. */
  level?: HeadingLevel
}

/**
 * Widgets on twelve columns, moved by their handles and resized by their corners; all of it by keyboard and by menu too. One column on phones.
 * @example <WidgetBoard label="Sales" widgets={widgets} onArrange={setWidgets} empty={<Empty title="No widgets yet" />} />
 */
export function WidgetBoard({ label, widgets, onArrange, onRemove, empty, level = 3 }: WidgetBoardProps) {
  const texts = useUiTexts().board
  const hint = useId()
  const board = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState<string>()
  const rtl = useDirection() === 'rtl'
  const narrow = useNarrow()

  const all = inReadingOrder(compacted(widgets))
  const places = all.map(({ id, x, y, w, h, least }): WidgetPlace => ({ id, x, y, w, h, least }))
  const focus = useBoardFocus(board, widgets)
  const arranging = useArranging({
    board,
    places,
    rtl,
    narrow,
    titleOf: (id) => all.find((widget) => widget.id === id)?.title ?? '',
    onDrop: (next) => {
      focus.keep()
      onArrange?.(widgets.map((widget) => ({ ...widget, ...next.find(({ id }) => id === widget.id) })))
    },
  })
  const { lift } = arranging
  const now = lift?.now ?? places
  const placeOf = (widget: WidgetPlace) => now.find(({ id }) => id === widget.id) ?? widget
  const stop = all.find(({ id }) => id === current)?.id ?? all[0]?.id
  const landing = lift?.by === 'drag' ? now.find(({ id }) => id === lift.id) : undefined

  const handles = () => [...(board.current?.querySelectorAll<HTMLElement>('[data-part=handle]') ?? [])]
  const press = (event: KeyboardEvent, from: WidgetPlace) => {
    const direction = directionOf(event.key, rtl)
    if (arranging.key(event, direction)) event.preventDefault()
    else if (lift === null && (direction !== undefined || event.key === 'Home' || event.key === 'End')) {
      event.preventDefault()
      const to = direction === undefined ? all.at(event.key === 'Home' ? 0 : -1) : neighbourOf(all, from, direction)
      if (to !== undefined) handles()[all.findIndex(({ id }) => id === to.id)]?.focus()
    }
  }
  const remove = (id: string, title: string) => {
    focus.keepAt(all.findIndex((widget) => widget.id === id))
    arranging.say(texts.removed(title))
    onRemove?.(id)
  }
  return (
    <div data-ui="WidgetBoard">
      <ul ref={board} role="list" aria-label={label} tabIndex={-1} className={css.board}>
        {all.map((widget) => (
          <Widget
            key={widget.id}
            widget={widget}
            place={lift?.by === 'drag' && lift.id === widget.id ? widget : placeOf(widget)}
            level={level}
            menu={widgetMenu({
              texts,
              places,
              place: widget,
              rtl,
              narrow,
              actions: widget.actions,
              onStep: onArrange && ((step) => arranging.step(widget.id, step)),
              onRemove: onRemove && (() => remove(widget.id, widget.title)),
            })}
            arranging={onArrange && arranging}
            hint={hint}
            current={widget.id === stop}
            onCurrent={() => setCurrent(widget.id)}
            onKey={(event) => press(event, widget)}
          />
        ))}
        {landing ? <li aria-hidden data-part="outline" style={varsOf(landing)} className={css.outline} /> : null}
      </ul>
      {all.length === 0 ? empty : null}
      <span hidden id={hint}>
        {texts.hint}
      </span>
      <Hidden announce="status">{arranging.said}</Hidden>
    </div>
  )
}

function directionOf(key: string, rtl: boolean): BoardDirection | undefined {
  if (key === 'ArrowUp') return 'up'
  if (key === 'ArrowDown') return 'down'
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  return (key === 'ArrowLeft') === rtl ? 'right' : 'left'
}
