import { Theme } from '@tagmason/ui'
import { type ReactNode, Suspense, useEffect } from 'react'
import { Guard } from '../Guard.tsx'
import { LanguageContext } from '../language.ts'
import { useRead } from '../workspace.tsx'

/** Waits for the member's preferences and puts them on the document: language for readers of the screen, mode for what lies outside the theme. */
export const Preferred = ({ children }: { children: ReactNode }) => (
  <Guard page around={(failure) => <Theme>{failure}</Theme>}>
    <Suspense fallback={null}>
      <Inside>{children}</Inside>
    </Suspense>
  </Guard>
)

function Inside({ children }: { children: ReactNode }) {
  const { mode, language } = useRead('session.get').preferences
  useEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dataset['mode'] = mode
  }, [language, mode])
  return <LanguageContext.Provider value={language}>{children}</LanguageContext.Provider>
}
