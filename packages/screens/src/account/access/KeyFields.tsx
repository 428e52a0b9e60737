import { apiScopes, keyEnvironments, keyKinds, keyLives } from '@tagmason/domain'
import { Checks, Radios, Select, Stack, TextField } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { type KeyDraft, type KeyFaults, lifeOf } from './keyDraft.ts'
import { accessText } from './texts.ts'

export interface KeyFieldsProps {
  draft: KeyDraft
  faults: KeyFaults
  onChange(part: Partial<KeyDraft>): void
}

/** What a key is called, what it may do, and for how long. */
export function KeyFields({ draft: { name, kind, environment, scopes, life }, faults, onChange }: KeyFieldsProps) {
  const text = useText(accessText)
  return (
    <Stack gap="m">
      <TextField label={text.name} required limit={60} value={name} error={faults.name && text[faults.name]} onChange={(value) => onChange({ name: value })} />
      <Radios
        label={text.kind}
        value={kind}
        onChange={(value) => onChange({ kind: value, life: lifeOf(value) })}
        options={keyKinds.toReversed().map((value) => ({ value, label: text.kinds[value], detail: text.kindDetails[value] }))}
      />
      {kind === 'secret' && (
        <Checks
          label={text.scopes}
          value={scopes}
          error={faults.scopes && text[faults.scopes]}
          onChange={(value) => onChange({ scopes: value })}
          options={apiScopes.map((value) => ({ value, label: text.scopeNames[value] }))}
        />
      )}
      <Select
        label={text.environment}
        value={environment}
        onChange={(value) => onChange({ environment: value })}
        options={keyEnvironments.map((value) => ({ value, label: text.environments[value] }))}
      />
      <Select
        label={text.life}
        hint={kind === 'ingest' && life !== 'never' ? text.siteKeyEnds : undefined}
        value={life}
        onChange={(value) => onChange({ life: value })}
        options={keyLives.map((days) => ({ value: String(days ?? 'never'), label: days === null ? text.never : text.days(days) }))}
      />
    </Stack>
  )
}
