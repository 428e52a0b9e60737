import { Check, Circle, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Hidden } from '../Hidden/Hidden.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Anchor } from '../Link/Anchor.tsx'
import * as css from './Checklist.css.ts'

export interface ChecklistItem {
  /** What is to do, or what there is. */
  text: ReactNode
  /** More about it, under the text. */
  detail?: ReactNode
  /** Done or still open; leave out where the list only tells what there is. */
  done?: boolean
  /** Where it is done or seen; the whole row leads there. */
  href?: string
}

export interface ChecklistProps {
  /** The accessible name, the same words as the heading above it. */
  label: string
  /** In the order of reading. */
  items: readonly ChecklistItem[]
  /** What a reader of the screen hears for the marks; needed where items are done or open. */
  states?: { done: string; open: string }
}

const pictures = { done: CircleCheck, open: Circle, plain: Check }

/**
 * What is done and what is open, or what one gets.
 * @example <Checklist label="What AI will configure" items={[{ text: 'Key events in GA4' }]} />
 */
export function Checklist({ label, items, states }: ChecklistProps) {
  return (
    <ul data-ui="Checklist" role="list" aria-label={label} className={css.list}>
      {items.map(({ text, detail, done, href }, index) => {
        const state = done === undefined ? 'plain' : done ? 'done' : 'open'
        return (
          <li key={index} data-state={state} className={href === undefined ? css.item : css.leading}>
            <span className={css.mark({ state })}>
              <Icon of={pictures[state]} />
            </span>
            <div className={css.words}>
              <span data-part="label">
                {href === undefined ? (
                  text
                ) : (
                  <Anchor href={href} className={css.link}>
                    {text}
                  </Anchor>
                )}
                {state !== 'plain' && states ? <Hidden>{` (${states[state]})`}</Hidden> : null}
              </span>
              {detail ? <span className={css.detail}>{detail}</span> : null}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
