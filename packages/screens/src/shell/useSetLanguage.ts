import type { Language } from '@tagmason/domain'
import { loadLanguage } from '../language.ts'
import { useAct } from '../workspace.tsx'

/** Switches the language everywhere at once: the texts are loaded first, so that no page falls back to its skeleton. */
export function useSetLanguage() {
  const set = useAct('session.setPreferences')
  return async (language: Language) => {
    await loadLanguage(language)
    await set.run({ language })
  }
}
