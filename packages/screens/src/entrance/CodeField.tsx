import { TextField } from '@tagmason/ui'
import { useEffect, useRef } from 'react'
import { useText } from '../language.ts'
import { entranceText } from './texts.ts'

export interface CodeFieldProps {
  value: string
  onChange(value: string): void
  error: string | false
}

/** The code of a second factor. It comes while one signs in, and is then the only thing to do. */
export function CodeField({ value, onChange, error }: CodeFieldProps) {
  const text = useText(entranceText)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <TextField
      ref={field}
      label={text.code}
      name="code"
      autoComplete="one-time-code"
      required
      hint={text.codeHint}
      value={value}
      onChange={onChange}
      error={error}
    />
  )
}
