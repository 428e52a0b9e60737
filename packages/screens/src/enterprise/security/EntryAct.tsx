import { Code } from '@tagmason/ui'
import type { ActName, Language } from '@tagmason/domain'
import { use } from 'react'
import { useLanguage } from '../../language.ts'
import { actsIn } from '../../shell/actNames.ts'

const loading = new Map<Language, Promise<Record<ActName, string>>>()

/** What was done, in words; what no member can ask for, as signing in, by its own name. Suspends while the words are fetched. */
export function EntryAct({ action }: { action: string }) {
  const language = useLanguage()
  // The same promise for every drawing, or it would be waited for without end.
  const known = loading.get(language) ?? actsIn(language)
  loading.set(language, known)
  const words = Object.entries(use(known)).find(([name]) => name === action)?.[1]
  return words === undefined ? <Code words>{action}</Code> : `${words.charAt(0).toLocaleUpperCase(language)}${words.slice(1)}`
}
