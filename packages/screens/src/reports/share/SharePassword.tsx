import { PasswordField } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useReadLater } from '../../workspace.tsx'
import { shareText } from './texts.ts'

/** The fewest characters of a password. */
const least = 8

export const isShort = (password: string) => password !== '' && password.length < least

/** Browsers keep their cryptography for secure pages; a server has its own. */
const secure = globalThis.crypto?.subtle !== undefined

/** A password that a share shall open with. `hint` replaces the usual one. */
export function SharePassword({ value, error, hint, onChange }: { value: string; error: string | false; hint?: string; onChange(value: string): void }) {
  const text = useText(shareText)
  const onServer = useReadLater('session.get')?.server !== undefined
  return (
    <PasswordField
      label={text.password}
      optional
      hint={hint ?? text.passwordHint}
      blocked={!secure && !onServer && text.passwordInsecure}
      autoComplete="new-password"
      value={value}
      error={error}
      onChange={onChange}
    />
  )
}
