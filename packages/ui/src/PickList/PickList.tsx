import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import * as css from './PickList.css.ts'

export interface PickItem {
  /** What is given to `onPick`; unique in the whole list. */
  value: string
  /** The words of the item. */
  title: ReactNode
  /** Small things after the words, as counts. */
  facts?: ReactNode
}

export interface PickGroup {
  /** Tells it from the others. */
  id: string
  /** What its items belong to. */
  title: ReactNode
  /** A line under the title. */
  detail?: ReactNode
  /** At the end of its head. */
  actions?: ReactNode
  /** In the order of reading. */
  items: readonly PickItem[]
}

export interface PickListProps {
  /** The accessible name. */
  label: string
  /** What can be picked, under the heads that it belongs to. */
  groups: readonly PickGroup[]
  /** What is shown beside the list now. */
  value: string
  /** Given what was picked, by a press or by the arrow keys, Home and End. */
  onPick(value: string): void
}

const ways: Readonly<Partial<Record<string, number>>> = { ArrowDown: 1, ArrowUp: -1, Home: Number.NEGATIVE_INFINITY, End: Number.POSITIVE_INFINITY }

/**
 * An index of things in groups, of which one is shown beside it. One stop of the Tab key; arrows go through it.
 * @example <PickList label="Visit" groups={[{ id: '1', title: 'Page opened', items: [{ value: '1.1', title: 'gtm.js' }] }]} value={event} onPick={setEvent} />
 */
export function PickList({ label, groups, value, onPick }: PickListProps) {
  const root = useRef<HTMLOListElement>(null)
  const order = groups.flatMap(({ items }) => items.map((item) => item.value))
  const current = order.includes(value) ? value : order[0]
  const go = (event: KeyboardEvent) => {
    const way = ways[event.key]
    if (way === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const at = Math.min(Math.max(order.indexOf(current ?? '') + way, 0), order.length - 1)
    const next = order[at]
    if (next === undefined) return
    onPick(next)
    root.current?.querySelectorAll<HTMLElement>('[data-part=pick]')[at]?.focus()
  }
  return (
    <ol ref={root} role="list" data-ui="PickList" aria-label={label} className={css.root}>
      {groups.map(({ id, title, detail, actions, items }) => (
        <li key={id} data-part="group">
          <div className={css.head}>
            <div className={css.words}>
              <div data-part="title" className={css.title}>
                {title}
              </div>
              {detail ? <div className={css.detail}>{detail}</div> : null}
            </div>
            {actions}
          </div>
          <div className={css.items}>
            {items.map((item) => (
              <button
                key={item.value}
                type="button"
                data-part="pick"
                aria-current={item.value === current}
                tabIndex={item.value === current ? 0 : -1}
                className={css.pick}
                onClick={() => onPick(item.value)}
                onKeyDown={go}
              >
                <span className={css.name}>{item.title}</span>
                {item.facts}
              </button>
            ))}
          </div>
        </li>
      ))}
    </ol>
  )
}
