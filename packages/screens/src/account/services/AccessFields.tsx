import { type AccessField, type ConnectorId, serviceConnectors } from '@tagmason/domain'
import { Alert, PasswordField, Stack, Text, TextField } from '@tagmason/ui'
import { useText } from '../../language.ts'
import type { Access } from './access.ts'
import { servicesText } from './texts.ts'

export interface AccessFieldsProps {
  service: ConnectorId
  access: Access
  /** Whether what is missing is said. */
  tried: boolean
  /** Why the service was not reached by what was entered, as the workspace has it. */
  wrong: Partial<Record<`access.${AccessField}`, string>>
  onChange(access: Access): void
}

/** What the server needs to call a service that it has a connector for. */
export function AccessFields({ service, access, tried, wrong, onChange }: AccessFieldsProps) {
  const text = useText(servicesText)
  const given = Object.values(access).some((value) => value.trim() !== '')
  return (
    <Stack gap="m">
      <Alert title={text.prepare[service]} detail={text.detail} />
      {serviceConnectors[service].map((field) => {
        const value = access[field] ?? ''
        const fault = wrong[`access.${field}`]
        const error = tried && given && value.trim() === '' ? text.missing : fault !== undefined && (text.problems[fault] ?? text.problems.strange)
        const more = { label: text.fields[field], value, error }
        const change = (next: string) => onChange({ ...access, [field]: next })
        return field === 'token' || field === 'secret' ? (
          <PasswordField key={field} {...more} autoComplete="new-password" onChange={change} />
        ) : (
          <TextField key={field} {...more} hint={field === 'address' ? text.addressHint : undefined} onChange={change} />
        )
      })}
      <Text size="small" tone="muted">
        {text.later}
      </Text>
    </Stack>
  )
}
