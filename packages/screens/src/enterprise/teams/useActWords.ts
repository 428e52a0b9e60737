import { covers, type Permission } from '@tagmason/domain'
import { useText } from '../../language.ts'
import { useActs } from '../../shell/useActs.ts'
import { teamsText } from './texts.ts'

const most = 2

/** What a permission allows, in words: its first acts and how many more. Suspends while the words are fetched. */
export function useActWords(): (permission: Permission) => string {
  const text = useText(teamsText)
  const acts = Object.entries(useActs())
  return (permission) => {
    const covered = acts.filter(([name]) => covers(permission, name)).map(([, words]) => words)
    if (covered.length === 0) return text.reading
    const shown = covered.slice(0, most).join(', ')
    return covered.length > most ? text.andMore(shown, covered.length - most) : shown
  }
}
