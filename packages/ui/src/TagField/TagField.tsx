import { X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Field, type FieldBasics } from '../Field/Field.tsx'
import { Reason } from '../Field/Reason.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import * as css from './TagField.css.ts'

export interface TagFieldProps extends FieldBasics {
  /** Short words, each once, in their order. */
  entries: readonly string[]
  /** Given all entries as they shall be. */
  onChange(entries: string[]): void
  /** An example of what to write; never the only label. */
  placeholder?: string
  /** The element that takes focus. */
  ref?: Ref<HTMLInputElement>
}

/**
 * A list of short words, as recipients. Enter or a comma adds, Backspace in the empty field removes the last, pasting adds many.
 * @example <TagField label="Recipients" entries={recipients} onChange={setRecipients} placeholder="name@example.com" />
 */
export function TagField({ entries, onChange, placeholder, ref, ...basics }: TagFieldProps) {
  const texts = useUiTexts()
  const [draft, setDraft] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const pressing = useRef(false)
  useEffect(() => {
    const set = (is: boolean) => () => {
      pressing.current = is
    }
    const [down, up] = [set(true), set(false)]
    document.addEventListener('mousedown', down, true)
    document.addEventListener('mouseup', up, true)
    return () => {
      document.removeEventListener('mousedown', down, true)
      document.removeEventListener('mouseup', up, true)
    }
  }, [])
  const held = Boolean(basics.blocked)
  const field = () => root.current?.querySelector('input')
  const add = (text: string) => {
    const next = [...new Set([...entries, ...text.split(/[,\n;]/).map((part) => part.trim())])].filter(Boolean)
    if (next.length > entries.length) onChange(next)
    setDraft('')
  }
  const remove = (entry: string) => {
    onChange(entries.filter((other) => other !== entry))
    field()?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (held || event.nativeEvent.isComposing) return
    if ((event.key === 'Enter' || event.key === ',') && draft.trim() !== '') {
      event.preventDefault()
      add(draft)
    }
    if (event.key === 'Backspace' && draft === '') onChange(entries.slice(0, -1))
  }
  const left = () => {
    if (!pressing.current) return add(draft)
    // A press on a button took focus. An entry makes the field higher and would move the button away from under the pointer, so it is added as the press ends: the click that follows finds both.
    document.addEventListener('mouseup', () => flushSync(() => add(draft)), { once: true, capture: true })
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (held || !/[,\n;]/.test(text)) return
    event.preventDefault()
    add(draft + text)
  }
  return (
    <Field {...basics}>
      {(wiring, labelId) => (
        // The field inside is what takes the press; the frame only makes its target larger.
        <div
          ref={root}
          data-ui="TagField"
          role="presentation"
          className={css.frame}
          onClick={(event) => (event.target === root.current ? field()?.focus() : undefined)}
        >
          {entries.length > 0 ? (
            <ul aria-labelledby={labelId} className={css.list}>
              {entries.map((entry) => (
                <li key={entry} data-part="entry" className={css.tag}>
                  <span className={css.words}>{entry}</span>
                  {held ? null : (
                    <button type="button" aria-label={texts.remove(entry)} className={css.remove} onClick={() => remove(entry)}>
                      <Icon of={X} size="small" />
                    </button>
                  )}
                </li>
              ))}
            </ul>
          ) : null}
          <Reason blocked={basics.blocked}>
            <input
              {...wiring}
              ref={ref}
              value={draft}
              placeholder={entries.length > 0 ? undefined : placeholder}
              autoComplete="off"
              readOnly={held}
              className={css.input}
              onChange={(event) => setDraft(event.target.value)}
              onKeyDown={press}
              onPaste={paste}
              onBlur={left}
            />
          </Reason>
        </div>
      )}
    </Field>
  )
}
