import { type EntityKind, entityKinds, idKeys } from '../gtm/index.ts'

/** What is compared and merged: the named things of a container, and the two lists that this version otherwise only keeps. */
export type ThingKind = EntityKind | 'zone' | 'gtagConfig'

/** In file order. */
export const thingKinds: readonly ThingKind[] = [...entityKinds, 'zone', 'gtagConfig']

/** The key of a thing's own id; built-in variables have none. */
export const idKeyOf = (kind: ThingKind): string | undefined => (kind === 'zone' ? 'zoneId' : kind === 'gtagConfig' ? 'gtagConfigId' : idKeys[kind])

/** What every export writes anew and nobody configures. */
const cosmetic: ReadonlySet<string> = new Set(['path', 'accountId', 'containerId', 'workspaceId', 'fingerprint', 'tagManagerUrl', 'uniqueTriggerId', 'name'])

/** Whether a key of a thing says nothing about what it does. */
export const isCosmetic = (kind: ThingKind, key: string): boolean => cosmetic.has(key) || key === idKeyOf(kind)
