import { isLeakedPassword } from '@tagmason/domain'
import { PasswordField } from '@tagmason/ui'
import { useText } from '../language.ts'
import type { Refused } from './door.tsx'
import { entranceText } from './texts.ts'

/** As the engine counts them. */
const isLong = (password: string, least: number) => Array.from(password).length >= least

/** Whether the engine would take it, as far as can be seen from here. */
export const isGoodPassword = (password: string, least: number) => isLong(password, least) && !isLeakedPassword(password)

export interface NewPasswordProps {
  label: string
  value: string
  onChange(value: string): void
  /** Letters that it must have. */
  least: number
  /** Whether the form was sent, so that what is wrong is said. */
  tried: boolean
  refused: Refused | null
}

/** A password that is chosen, with what it must have. */
export function NewPassword({ label, value, onChange, least, tried, refused }: NewPasswordProps) {
  const text = useText(entranceText)
  const fault = refused?.fields?.['password'] ?? (!tried || isGoodPassword(value, least) ? undefined : isLong(value, least) ? 'leaked' : 'short')
  const rules = [
    { label: text.atLeast(least), met: isLong(value, least) },
    { label: text.notLeaked, met: value !== '' && !isLeakedPassword(value) },
  ]
  return (
    <PasswordField
      label={label}
      name="new-password"
      autoComplete="new-password"
      required
      value={value}
      onChange={onChange}
      rules={rules}
      error={fault !== undefined && (text.faults[fault] ?? text.refusals.invalid)}
    />
  )
}
