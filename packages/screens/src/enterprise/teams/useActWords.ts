import { type ActName, covers, type Language, type Permission } from '@tagmason/domain'
import { use } from 'react'
import { useLanguage, useText } from '../../language.ts'
import { actsIn } from '../../shell/actNames.ts'
import { teamsText } from './texts.ts'

const loading = new Map<Language, Promise<Record<ActName, string>>>()
const most = 2

/** What a permission allows, in words: its first acts and how many more. Suspends while the words are fetched. */
export function useActWords(): (permission: Permission) => string {
  const text = useText(teamsText)
  const language = useLanguage()
  const known = loading.get(language) ?? actsIn(language)
  loading.set(language, known)
  const acts = Object.entries(use(known))
  return (permission) => {
    const covered = acts.filter(([name]) => covers(permission, name)).map(([, words]) => words)
    if (covered.length === 0) return text.reading
    const shown = covered.slice(0, most).join(', ')
    return covered.length > most ? text.andMore(shown, covered.length - most) : shown
  }
}
