import type { ComboBoxOption } from './option.ts'
import { Combobox, ComboboxPopover, useComboboxStore } from '@ariakit/react'
import { ChevronsUpDown, X } from 'lucide-react'
import { type KeyboardEvent, type Ref, useRef } from 'react'
import { box } from '../Field/Field.css.ts'
import { Field, type FieldBasics } from '../Field/Field.tsx'
import { Reason } from '../Field/Reason.tsx'
import { Hidden } from '../Hidden/Hidden.tsx'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { afterLead, beforeTrail, frame, lead, trail } from '../TextField/TextField.css.ts'
import { useUiTexts } from '../theme/texts.tsx'
import * as css from './ComboBox.css.ts'
import { ComboBoxList } from './ComboBoxList.tsx'
import { useChoice } from './useChoice.ts'

export interface ComboBoxProps extends FieldBasics {
  /** The chosen value; empty when none is chosen. */
  value: string
  /** Given the value that was chosen, or written where others are allowed; empty when cleared. */
  onChange(value: string): void
  /** What can be chosen; narrowed while one types. */
  options?: readonly ComboBoxOption[]
  /** Instead of `options`, where they are too many to be given: finds those for a text, which may be empty. */
  search?(text: string): Promise<readonly ComboBoxOption[]>
  /** The words of the chosen value, where it is not among `options`. */
  chosenLabel?: string
  /** Whether any other text can be taken too. */
  allowOther?: boolean
  /** An example of what to write; never the only label. */
  placeholder?: string
  /** A picture before the text. */
  icon?: IconSource
  /** The element that takes focus. */
  ref?: Ref<HTMLInputElement>
}

/**
 * One of many, found by typing a part of its name.
 * @example <ComboBox label="Time zone" value="Europe/Berlin" options={[{ value: 'Europe/Berlin', label: 'Berlin', detail: 'Germany' }]} onChange={setZone} />
 */
export function ComboBox(props: ComboBoxProps) {
  const { value, onChange, options = [], search, chosenLabel, allowOther = false, placeholder, icon, ref, ...basics } = props
  const texts = useUiTexts()
  const root = useRef<HTMLSpanElement>(null)
  const held = Boolean(basics.blocked)
  const choice = useChoice({ value, onChange, options, search, allowOther, held })
  const { open, typed, query, found, looking, choose, settle } = choice
  const words = choice.chosen?.label ?? chosenLabel ?? value
  // Named outright, because the tooltip around the field would otherwise pass for its list.
  const store = useComboboxStore({ open, setOpen: choice.setOpen, value: typed ?? words, setValue: choice.setTyped, placement: 'bottom-start' })
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') choice.setTyped(undefined)
    // A highlighted entry takes Enter itself; without one the form is not sent while a text is being typed.
    if (event.key !== 'Enter' || typed === undefined || store.getState().activeId) return
    event.preventDefault()
    settle()
  }
  /** While it is being looked up, Enter decides nothing, and takes nothing from the answer: a key that reached the field would keep its first entry from being highlighted. */
  const wait = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !looking || store.getState().activeId) return
    event.preventDefault()
    event.stopPropagation()
  }
  const clear = () => {
    choose('')
    root.current?.querySelector('input')?.focus()
  }
  const message = { ready: found.options.length > 0 ? '' : texts.noMatches, loading: texts.loading, failed: texts.searchFailed }[found.state]
  const other = allowOther && query !== '' && !choice.same ? { label: texts.takeTyped(query), onPress: () => choose(query) } : undefined
  return (
    <Field {...basics}>
      {(wiring, labelId) => (
        <span ref={root} data-ui="ComboBox" className={frame}>
          {icon ? (
            <span className={lead}>
              <Icon of={icon} />
            </span>
          ) : null}
          <Reason blocked={basics.blocked}>
            <Combobox
              {...wiring}
              store={store}
              ref={ref}
              autoSelect={!allowOther}
              readOnly={held}
              placeholder={placeholder}
              spellCheck={false}
              className={[box, beforeTrail, icon && afterLead].filter(Boolean).join(' ')}
              onKeyDownCapture={wait}
              onKeyDown={key}
              onFocus={choice.stay}
              // The field keeps the focus where the whole window loses it, and nothing is settled yet.
              onBlur={(event) => (document.activeElement === event.currentTarget ? undefined : settle())}
            />
          </Reason>
          {value === '' || held ? (
            <span className={css.chevron}>
              <Icon of={ChevronsUpDown} size="small" />
            </span>
          ) : (
            <span className={trail}>
              <IconButton icon={X} label={`${texts.clear}: ${basics.label}`} size="small" onPress={clear} />
            </span>
          )}
          <Hidden announce="status">{open || choice.waiting ? message : ''}</Hidden>
          <ComboboxPopover
            store={store}
            data-ui="ComboBoxList"
            aria-labelledby={labelId}
            aria-busy={found.state === 'loading' || undefined}
            fixed
            sameWidth
            unmountOnHide
            gutter={4}
            overflowPadding={8}
            className={css.list}
          >
            <ComboBoxList options={found.options} value={value} message={message} other={other} onPress={choice.press} />
          </ComboboxPopover>
        </span>
      )}
    </Field>
  )
}
