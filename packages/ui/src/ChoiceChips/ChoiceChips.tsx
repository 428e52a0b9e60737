import { Button as Control } from '@ariakit/react'
import { type ReactNode, useId } from 'react'
import { Reason } from '../Field/Reason.tsx'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import * as css from './ChoiceChips.css.ts'

export interface ChoiceChip {
  /** What is given to `onChoose`. */
  value: string
  /** The words on the chip; the value itself when left out. */
  label?: ReactNode
  /** A picture before the words. */
  icon?: IconSource
}

export interface ChoiceChipsProps {
  /** The name of the group, shown above it. */
  label: string
  /** Keeps the label for readers of the screen only. */
  labelHidden?: boolean
  /** In the order of reading. */
  choices: readonly ChoiceChip[]
  /** Why none can be chosen now. */
  blocked?: string | false
  /** Given the value of the pressed chip. */
  onChoose(value: string): void
}

/**
 * Ready answers beside a field; each fills something when pressed.
 * @example <ChoiceChips label="Example goals" choices={examples} onChoose={setGoals} />
 */
export function ChoiceChips({ label, labelHidden = false, choices, blocked, onChoose }: ChoiceChipsProps) {
  const id = useId()
  return (
    <div data-ui="ChoiceChips" role="group" aria-label={labelHidden ? label : undefined} aria-labelledby={labelHidden ? undefined : id} className={css.group}>
      {labelHidden ? null : (
        <span data-part="label" id={id} className={css.title}>
          {label}
        </span>
      )}
      <div className={css.chips}>
        {choices.map(({ value, label: words = value, icon }) => (
          <Reason key={value} blocked={blocked}>
            <Control
              data-part="chip"
              disabled={Boolean(blocked)}
              accessibleWhenDisabled
              aria-describedby={blocked ? `${id}-blocked` : undefined}
              className={css.chip}
              onClick={() => onChoose(value)}
            >
              {icon ? (
                <span className={css.mark}>
                  <Icon of={icon} size="small" />
                </span>
              ) : null}
              {words}
            </Control>
          </Reason>
        ))}
      </div>
      {blocked ? (
        <span hidden id={`${id}-blocked`}>
          {blocked}
        </span>
      ) : null}
    </div>
  )
}
