import type { ShareRow } from '@tagmason/domain'
import { useText } from '../../language.ts'
import { shareText } from './texts.ts'

/** With whom something is shared, in words. */
export function useSharedWith() {
  const { allMembers, anyone } = useText(shareText)
  return ({ people, needs, sharedWith }: ShareRow) => (people.length > 0 ? sharedWith : needs.includes('team-access') ? allMembers : anyone)
}
