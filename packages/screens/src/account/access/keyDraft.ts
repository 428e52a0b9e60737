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

/** How long a key of a kind works unless something else is chosen: a secret ends, a key on the pages of a site does not, because its end would stop all events without a word. */
export const lifeOf = (kind: KeyKind) => (kind === 'secret' ? '365' : 'never')

export const blankKey: KeyDraft = { name: '', kind: 'secret', environment: 'production', scopes: ['events.read'], life: lifeOf('secret') }

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
