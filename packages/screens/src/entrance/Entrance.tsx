import type { Language } from '@tagmason/domain'
import { Failure, GateFrame, Inline, MenuButton, Text, Theme, type ThemeProps } from '@tagmason/ui'
import { Languages } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { type Catalog, LanguageContext, loadLanguage, locales, useLanguage, useText } from '../language.ts'
import { shellText } from '../shell/texts.ts'
import { Wordmark } from '../shell/Wordmark.tsx'
import type { EntranceDoor } from './door.tsx'
import { Place } from './Place.tsx'
import { keepLanguage, languageOf } from './speak.ts'
import { entranceText } from './texts.ts'
import { useAnswer } from './useAnswer.ts'

const askState = (door: EntranceDoor) => door.state()

export interface EntranceProps {
  /** One of the entrance's own, as `/sign-in`. */
  path: string
  /** What stands after the `?`, as the token of a link. */
  query: string
  mode?: ThemeProps['mode']
  /** The languages that the reader asks for, the first ones first. */
  speaks?: readonly string[]
}

/** The pages for who is not signed in yet: signing in, a forgotten password, an invitation, the first owner. They stand outside the shell, as nobody's preferences are known. */
export function Entrance({ path, query, mode = 'system', speaks = navigator.languages }: EntranceProps) {
  const [language, setLanguage] = useState(() => languageOf(speaks))
  const speak = async (chosen: Language) => {
    await loadLanguage(chosen)
    keepLanguage(chosen)
    setLanguage(chosen)
  }
  useEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dataset['mode'] = mode
  }, [language, mode])
  return (
    <LanguageContext.Provider value={language}>
      <Suspense fallback={null}>
        <Spoken of={shellText}>
          <Spoken of={entranceText}>
            <Gate path={path} query={query} mode={mode} onSpeak={(chosen) => void speak(chosen)} />
          </Spoken>
        </Spoken>
      </Suspense>
    </LanguageContext.Provider>
  )
}

/** Waits for the texts of one area: a component that waited for two would confuse React about its hooks. */
function Spoken({ of, children }: { of: Catalog<unknown>; children: ReactNode }) {
  useText(of)
  return children
}

interface GateProps extends Required<Pick<EntranceProps, 'path' | 'query' | 'mode'>> {
  onSpeak(language: Language): void
}

function Gate({ path, query, mode, onSpeak }: GateProps) {
  const text = useText(shellText)
  const language = useLanguage()
  const own = useText(entranceText)
  const { answer, again } = useAnswer(askState)
  const state = answer !== null && 'done' in answer ? answer.done : null
  const { name = text.product, color } = state?.brand ?? {}
  const choices = (Object.entries(text.languages) as [Language, string][]).map(([each, label]) => ({
    label,
    checked: each === language,
    onPress: () => onSpeak(each),
  }))
  return (
    <Theme mode={mode} brand={color} locale={{ locale: locales[language], timeZone: 'UTC' }} texts={text.ui}>
      <GateFrame
        busy={answer === null}
        brand={
          <Inline wrap={false}>
            <Wordmark />
            <Text weight="strong">{name}</Text>
          </Inline>
        }
        actions={
          <MenuButton
            label={`${text.language}: ${text.languages[language]}`}
            icon={Languages}
            text={text.languages[language]}
            items={choices}
            placement="bottom-end"
          />
        }
      >
        {state === null ? null : <Place path={path} query={query} state={state} name={name} />}
        {answer !== null && 'refused' in answer ? <Failure title={own.noState} detail={own.noStateDetail} retry={text.retry} onRetry={again} /> : null}
      </GateFrame>
    </Theme>
  )
}
