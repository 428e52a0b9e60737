import type { ReactNode, Ref } from 'react'
import { box } from '../Field/Field.css.ts'
import { Field, type FieldBasics } from '../Field/Field.tsx'
import { Reason } from '../Field/Reason.tsx'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import { afterLead, beforeTrail, frame, lead, trail as trailPart } from './TextField.css.ts'

export interface TextFieldProps extends FieldBasics {
  /** What is written. */
  value: string
  /** Given the new value. */
  onChange(value: string): void
  /** What kind of text; decides keyboards and autofill, not validity. */
  type?: 'text' | 'email' | 'url' | 'tel' | 'password'
  /** An example of what to write; never the only label. */
  placeholder?: string
  /** A picture before the text. */
  icon?: IconSource
  /** Something small at the end, as a unit or an icon button. */
  trail?: ReactNode
  /** The most characters; shows how many are used. Longer text is kept, so that it can be shortened. */
  limit?: number
  /** What browsers may fill in, as `email` or `new-password`. */
  autoComplete?: string
  /** The name in the form's data. */
  name?: string
  /** Focus has gone elsewhere: the moment to check what was written. */
  onLeave?(): void
  /** The element that takes focus. */
  ref?: Ref<HTMLInputElement>
}

/**
 * One line of text.
 * @example <TextField label="Website" type="url" value={site} onChange={setSite} error={error} />
 */
export function TextField(props: TextFieldProps) {
  const { value, onChange, type = 'text', placeholder, icon, trail, limit, autoComplete, name, onLeave, ref, ...basics } = props
  const texts = useUiTexts()
  // It is one even while its letters are shown: nothing may correct them or send them to be checked.
  const password = type === 'password' || Boolean(autoComplete?.endsWith('-password'))
  return (
    <Field {...basics} counter={limit === undefined ? undefined : texts.characters(value.length, limit)}>
      {(wiring) => (
        <span data-ui="TextField" className={frame}>
          {icon ? (
            <span className={lead}>
              <Icon of={icon} />
            </span>
          ) : null}
          <Reason blocked={basics.blocked}>
            <input
              {...wiring}
              ref={ref}
              type={type}
              name={name}
              value={value}
              placeholder={placeholder}
              autoComplete={autoComplete ?? 'off'}
              spellCheck={type === 'text' && !password}
              autoCapitalize={password ? 'none' : undefined}
              autoCorrect={password ? 'off' : undefined}
              readOnly={Boolean(basics.blocked)}
              className={[box, icon && afterLead, trail && beforeTrail].filter(Boolean).join(' ')}
              onChange={(event) => onChange(event.target.value)}
              onBlur={onLeave}
            />
          </Reason>
          {trail ? <span className={trailPart}>{trail}</span> : null}
        </span>
      )}
    </Field>
  )
}
