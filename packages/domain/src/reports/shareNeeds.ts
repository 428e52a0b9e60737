import type { NewShare } from './shareInputs.ts'
import type { SharingOption, SharingOptionId } from './shares.ts'

/** Which options a share lives by. A link that asks for no sign-in is a public one; who may edit signs in. */
export function needsOf({ audience, accessType, embed = false }: Pick<NewShare, 'audience' | 'accessType' | 'embed'>, linked: boolean): SharingOptionId[] {
  const needs: [SharingOptionId, boolean][] = [
    ['public-link', linked && accessType === 'View Only' && audience !== 'team'],
    ['email-share', audience === 'people'],
    ['team-access', audience === 'team'],
    ['embed-code', embed],
  ]
  return needs.flatMap(([id, needed]) => (needed ? [id] : []))
}

/** The first of the options that are needed and off; null where none is. */
export const offAmong = (options: readonly SharingOption[], needs: readonly SharingOptionId[]) =>
  needs.find((id) => options.some((row) => row.id === id && !row.enabled)) ?? null
