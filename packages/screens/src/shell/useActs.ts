import type { ActName, Language } from '@tagmason/domain'
import { use } from 'react'
import { useLanguage } from '../language.ts'
import { actsIn } from './actNames.ts'

const loading = new Map<Language, Promise<Record<ActName, string>>>()

/** What each act does, in the reader's language. Suspends while the words are fetched. */
export function useActs(): Record<ActName, string> {
  const language = useLanguage()
  const known = loading.get(language) ?? actsIn(language)
  loading.set(language, known)
  return use(known)
}
