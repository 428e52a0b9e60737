import { ComboboxItem } from '@ariakit/react'
import { Check } from 'lucide-react'
import { Icon } from '../Icon/Icon.tsx'
import { entry, entryDetail, entryMark, entryWords } from '../overlay/overlay.css.ts'
import type { ComboBoxOption } from './option.ts'
import { said } from './ComboBox.css.ts'

interface ComboBoxListProps<Option> {
  options: readonly Option[]
  value: string
  /** In words, where there is nothing to choose from. */
  message: string
  /** An entry at the end that takes what was typed. */
  other: { label: string; onPress(): void } | undefined
  onPress(option: Option): void
}

/** What stands in the list of a ComboBox. */
export function ComboBoxList<Option extends ComboBoxOption>({ options, value, message, other, onPress }: ComboBoxListProps<Option>) {
  return (
    <>
      {options.map((option) => (
        <ComboboxItem
          key={option.value}
          data-part="option"
          aria-selected={option.value === value}
          hideOnClick
          setValueOnClick={false}
          className={entry({ tone: 'neutral' })}
          onClick={() => onPress(option)}
        >
          <span className={entryWords}>
            {option.label}
            {option.detail ? <span className={entryDetail}>{option.detail}</span> : null}
          </span>
          <span className={entryMark}>{option.value === value ? <Icon of={Check} /> : null}</span>
        </ComboboxItem>
      ))}
      {other ? (
        <ComboboxItem data-part="other" hideOnClick setValueOnClick={false} className={entry({ tone: 'neutral' })} onClick={other.onPress}>
          <span className={entryWords}>{other.label}</span>
        </ComboboxItem>
      ) : null}
      {/* A list of options holds options only. */}
      {message && !other ? (
        <ComboboxItem data-part="message" disabled className={said}>
          {message}
        </ComboboxItem>
      ) : null}
    </>
  )
}
