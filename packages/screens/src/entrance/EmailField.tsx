import { TextField } from '@tagmason/ui'
import { useText } from '../language.ts'
import { entranceText } from './texts.ts'

/** As far as it matters here; the server knows better. */
export const isEmail = (email: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) && email.length <= 254

export interface EmailFieldProps {
  value: string
  onChange(value: string): void
  /** Whether what is wrong is said. */
  tried: boolean
  /** The server does not take it. */
  refused?: boolean
}

/** The address that somebody signs in with. */
export function EmailField({ value, onChange, tried, refused = false }: EmailFieldProps) {
  const text = useText(entranceText)
  return (
    <TextField
      label={text.email}
      type="email"
      name="email"
      autoComplete="username"
      required
      value={value}
      onChange={onChange}
      error={(refused || (tried && !isEmail(value))) && text.emailWrong}
    />
  )
}
