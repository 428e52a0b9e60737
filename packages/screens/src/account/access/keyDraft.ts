import { type ActInput, type ApiKey, type ApiScope, type KeyEnvironment, type KeyKind, keyLives, sameName } from '@tagmason/domain'

/** What is chosen about a key before it is one. */
export interface KeyDraft {
  name: string
  kind: KeyKind
  environment: KeyEnvironment
  scopes: ApiScope[]
  /** Days as they stand in the list of choices; `never` for none. */
  life: string
}

export const blankKey: KeyDraft = { name: '', kind: 'secret', environment: 'production', scopes: ['events.read'], life: '365' }

export interface KeyFaults {
  name?: 'nameMissing' | 'nameTaken'
  scopes?: 'scopesMissing'
}

/** Checks a draft against the other keys, as the workspace will. */
export function keyFaults({ name, kind, scopes }: Pick<KeyDraft, 'name' | 'kind' | 'scopes'>, others: readonly ApiKey[]): KeyFaults {
  const faults: KeyFaults = {}
  if (name.trim() === '') faults.name = 'nameMissing'
  else if (others.some((key) => sameName(key.name, name))) faults.name = 'nameTaken'
  if (kind === 'secret' && scopes.length === 0) faults.scopes = 'scopesMissing'
  return faults
}

/** As it goes through the door: an ingest key sends events and nothing else. */
export const keyInput = ({ life, ...draft }: KeyDraft): ActInput<'apiKeys.create'> => ({
  ...draft,
  scopes: draft.kind === 'ingest' ? ['events.write'] : draft.scopes,
  life: keyLives.find((days) => String(days ?? 'never') === life) ?? null,
})
