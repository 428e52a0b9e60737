import { TextField } from '@tagmason/ui'
import { useText } from '../language.ts'
import { entranceText } from './texts.ts'

/** An address that is not theirs to choose here. It stands in the form for password managers, which keep a password under it. */
export function FixedEmail({ value }: { value: string }) {
  const text = useText(entranceText)
  return <TextField label={text.email} type="email" name="email" autoComplete="username" blocked={text.emailStays} value={value} onChange={() => undefined} />
}
