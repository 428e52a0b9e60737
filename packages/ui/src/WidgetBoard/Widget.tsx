import { assignInlineVars } from '@vanilla-extract/dynamic'
import { Ellipsis, GripVertical } from 'lucide-react'
import { type KeyboardEvent, useId } from 'react'
import { button } from '../Button/Button.css.ts'
import { card } from '../Card/Card.css.ts'
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { MenuButton, type MenuGroupOf } from '../MenuButton/MenuButton.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import type { WidgetPlace } from './layout.ts'
import type { Arranging } from './useArranging.ts'
import type { BoardWidget } from './boardWidget.ts'
import * as css from './WidgetBoard.css.ts'

/** A place of the grid as variables of its style. */
export const varsOf = ({ x, y, w, h }: WidgetPlace, shift = { x: 0, y: 0 }) =>
  assignInlineVars({
    [css.place.column]: String(x + 1),
    [css.place.row]: String(y + 1),
    [css.place.wide]: String(w),
    [css.place.high]: String(h),
    [css.place.across]: `${shift.x}px`,
    [css.place.down]: `${shift.y}px`,
  })

interface WidgetProps {
  widget: BoardWidget
  /** Where it is drawn now. */
  place: WidgetPlace
  level: HeadingLevel
  menu: readonly MenuGroupOf[]
  /** Nothing on a board that can only be read. */
  arranging: Arranging | undefined
  /** The id of what tells how the handle is used. */
  hint: string
  /** Whether Tab stops at its handle; one of the board does. */
  current: boolean
  onCurrent(): void
  onKey(event: KeyboardEvent): void
}

/** One widget of a board: its title, its handle, its menu, its content and its corner. */
export function Widget({ widget, place, level, menu, arranging, hint, current, onCurrent, onKey }: WidgetProps) {
  const texts = useUiTexts().board
  const heading = useId()
  const { id, title, about, content } = widget
  const lift = arranging?.lift?.id === id ? arranging.lift : undefined
  return (
    <li data-part="widget" data-lifted={lift?.by} style={varsOf(place, lift?.shift)} className={css.item}>
      <div role="group" aria-labelledby={heading} className={`${card({ sunken: false })} ${css.widget}`}>
        <div data-part="head" className={css.head}>
          <div className={css.title}>
            <Heading level={level} size="body" id={heading}>
              {title}
            </Heading>
          </div>
          {about}
          {arranging ? (
            <Tooltip text={lift?.by === 'drag' ? '' : texts.hint}>
              <button
                type="button"
                data-part="handle"
                aria-label={texts.move(title)}
                aria-describedby={hint}
                aria-pressed={lift !== undefined}
                tabIndex={current ? 0 : -1}
                className={`${button({ tone: 'neutral', look: 'plain', size: 'small', square: true, full: false })} ${css.handle}`}
                onFocus={onCurrent}
                onBlur={() => (lift?.by === 'keys' ? arranging.drop() : undefined)}
                onClick={() => arranging.press(id)}
                onKeyDown={onKey}
                onPointerDown={(event) => arranging.grab(event, id, 'drag')}
                onPointerMove={arranging.drag}
                onPointerUp={arranging.letGo}
                onPointerCancel={arranging.putBack}
              >
                <Icon of={GripVertical} />
              </button>
            </Tooltip>
          ) : null}
          {menu.length > 0 ? <MenuButton label={texts.menu(title)} icon={Ellipsis} size="small" groups={menu} /> : null}
        </div>
        <div data-part="content" className={css.body}>
          {content}
        </div>
      </div>
      {arranging ? (
        <div
          aria-hidden
          data-part="corner"
          className={css.corner}
          onPointerDown={(event) => arranging.grab(event, id, 'size')}
          onPointerMove={arranging.drag}
          onPointerUp={arranging.letGo}
          onPointerCancel={arranging.putBack}
        />
      ) : null}
    </li>
  )
}
