import { type Language, languages } from '@tagmason/domain'
import { Theme, type ThemeProps } from '@tagmason/ui'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { type Catalog, LanguageContext, loadLanguage, locales, useText } from '../../language.ts'
import { shellText } from '../../shell/texts.ts'
import type { AskShared } from './answers.ts'
import { SharedAnswerView } from './SharedAnswerView.tsx'
import { sharedText } from './texts.ts'
import { useShared } from './useShared.ts'

export interface SharedPageProps {
  /** Of the link. */
  token: string
  ask: AskShared
  /** It stands in a page of another site, which has a head of its own. */
  embedded?: boolean
  mode?: ThemeProps['mode']
  /** The languages that the reader asks for, the first ones first. */
  speaks?: readonly string[]
}

/** What the link of a share leads to, for whoever has it: outside the shell, in the brand of the account. Nothing is remembered in the browser, which forbids it in frames. */
export function SharedPage({ token, ask, embedded = false, mode = 'system', speaks = navigator.languages }: SharedPageProps) {
  const [language, setLanguage] = useState(() => languageOf(speaks))
  const speak = async (chosen: Language) => {
    await loadLanguage(chosen)
    setLanguage(chosen)
  }
  useEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dataset['mode'] = mode
  }, [language, mode])
  return (
    <LanguageContext.Provider value={language}>
      <Suspense fallback={null}>
        <Loaded of={shellText}>
          <Loaded of={sharedText}>
            <Themed token={token} ask={ask} embedded={embedded} mode={mode} language={language} onSpeak={(chosen) => void speak(chosen)} />
          </Loaded>
        </Loaded>
      </Suspense>
    </LanguageContext.Provider>
  )
}

/** Waits for the texts of one area: a component that waited for two would confuse React about its hooks. */
function Loaded({ of, children }: { of: Catalog<unknown>; children: ReactNode }) {
  useText(of)
  return children
}

interface ThemedProps extends Required<Omit<SharedPageProps, 'speaks'>> {
  language: Language
  onSpeak(language: Language): void
}

function Themed({ token, ask, embedded, mode, language, onSpeak }: ThemedProps) {
  const text = useText(shellText)
  const shared = useShared(ask)
  const { answer } = shared
  const brand = answer === null ? {} : 'done' in answer ? answer.done.brand : (answer.refused.brand ?? {})
  const timeZone = answer !== null && 'done' in answer ? answer.done.timeZone : 'UTC'
  return (
    <Theme mode={mode} brand={brand.color} locale={{ locale: locales[language], timeZone }} texts={text.ui}>
      <SharedAnswerView token={token} name={brand.name ?? text.product} shared={shared} embedded={embedded} onSpeak={onSpeak} />
    </Theme>
  )
}

const languageOf = (tags: readonly string[]): Language =>
  tags.map((tag) => languages.find((language) => tag.toLowerCase().split('-')[0] === language)).find((each) => each !== undefined) ?? 'en'
