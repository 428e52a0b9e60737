import type { ShareRow } from '@tagmason/domain'
import { useText } from '../../language.ts'
import { shareText } from './texts.ts'

/** As many addresses are named; more are counted. */
const named = 2

/** With whom something is shared, in words. */
export function useSharedWith() {
  const { addresses, allMembers, anyone } = useText(shareText)
  return ({ people, needs, sharedWith }: ShareRow) => {
    if (people.length > named && sharedWith === people.join(', ')) return addresses(people.length)
    return people.length > 0 ? sharedWith : needs.includes('team-access') ? allMembers : anyone
  }
}
