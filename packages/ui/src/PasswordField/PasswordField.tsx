import { Check, Circle, Eye } from 'lucide-react'
import { type KeyboardEvent, type Ref, useState } from 'react'
import type { FieldBasics } from '../Field/Field.tsx'
import { Hidden } from '../Hidden/Hidden.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import { rule } from './PasswordField.css.ts'

export interface PasswordRule {
  /** What is asked for, as `At least 12 characters`. */
  label: string
  /** Whether what is written keeps it. */
  met: boolean
}

export interface PasswordFieldProps extends FieldBasics {
  /** What is written. */
  value: string
  /** Given the new value. */
  onChange(value: string): void
  /** Whether browsers fill in a password that is known, or offer a new one. */
  autoComplete?: 'current-password' | 'new-password'
  /** What a new password must have; which of them it has is shown and read out while one types. */
  rules?: readonly PasswordRule[]
  /** The name in the form's data. */
  name?: string
  /** Focus has gone elsewhere: the moment to check what was written. */
  onLeave?(): void
  /** The element that takes focus. */
  ref?: Ref<HTMLInputElement>
}

/**
 * A password, covered until one asks to see it.
 * @example <PasswordField label="New password" value={password} onChange={setPassword} autoComplete="new-password" rules={[{ label: 'At least 12 characters', met: password.length >= 12 }]} />
 */
export function PasswordField({ autoComplete = 'current-password', rules = [], hint, ...field }: PasswordFieldProps) {
  const texts = useUiTexts()
  const [seen, setSeen] = useState(false)
  const [capitals, setCapitals] = useState(false)
  const met = texts.rulesMet(String(rules.filter((rule) => rule.met).length), String(rules.length))
  const notice = (event: KeyboardEvent) => setCapitals(event.getModifierState('CapsLock'))
  return (
    <div data-ui="PasswordField" role="presentation" onKeyDown={notice} onKeyUp={notice}>
      <Stack gap="xs">
        <TextField
          {...field}
          type={seen ? 'text' : 'password'}
          autoComplete={autoComplete}
          hint={
            capitals ? (
              <>
                <Text inline size="small" tone="caution">
                  {texts.capsLock}
                </Text>{' '}
                {hint}
              </>
            ) : (
              hint
            )
          }
          trail={<IconButton icon={Eye} label={texts.showPassword} size="small" pressed={seen} onPress={() => setSeen(!seen)} />}
        />
        {rules.length > 0 ? <Rules rules={rules} label={field.label} /> : null}
        <Hidden announce="status">{[capitals ? texts.capsLock : '', rules.length > 0 ? met : ''].join(' ').trim()}</Hidden>
      </Stack>
    </div>
  )
}

function Rules({ rules, label }: { rules: readonly PasswordRule[]; label: string }) {
  const texts = useUiTexts()
  return (
    <ul aria-label={label}>
      {rules.map(({ label: words, met }) => (
        <li key={words} data-part="rule" data-met={met || undefined} className={rule}>
          <Icon of={met ? Check : Circle} size="small" tone={met ? 'positive' : 'muted'} label={met ? texts.ruleMet : texts.ruleNotMet} />
          {words}
        </li>
      ))}
    </ul>
  )
}
