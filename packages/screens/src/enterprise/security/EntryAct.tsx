import { useActs } from '../../shell/useActs.ts'
import { ActionName } from './ActionName.tsx'

/** What was done, in words; what no member can ask for, as signing in, by its own name. Suspends while the words are fetched. */
export function EntryAct({ action }: { action: string }) {
  const words = Object.entries(useActs()).find(([name]) => name === action)?.[1]
  return words === undefined ? <ActionName of={action} /> : `${words.charAt(0).toLocaleUpperCase()}${words.slice(1)}`
}
