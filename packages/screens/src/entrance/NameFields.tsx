import { Grid, TextField } from '@tagmason/ui'
import { useText } from '../language.ts'
import { entranceText } from './texts.ts'

export interface NameFieldsProps {
  firstName: string
  lastName: string
  onChange(part: { firstName?: string; lastName?: string }): void
  tried: boolean
}

/** Whether a name can be one. */
export const isName = (name: string) => name.trim() !== '' && name.trim().length <= 100

/** What somebody is called. */
export function NameFields({ firstName, lastName, onChange, tried }: NameFieldsProps) {
  const text = useText(entranceText)
  const fault = (name: string, words: string) => tried && !isName(name) && words
  return (
    <Grid>
      <TextField
        label={text.firstName}
        autoComplete="given-name"
        required
        value={firstName}
        error={fault(firstName, text.firstNameMissing)}
        onChange={(value) => onChange({ firstName: value })}
      />
      <TextField
        label={text.lastName}
        autoComplete="family-name"
        required
        value={lastName}
        error={fault(lastName, text.lastNameMissing)}
        onChange={(value) => onChange({ lastName: value })}
      />
    </Grid>
  )
}
