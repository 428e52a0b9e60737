import type { Language } from '@tagmason/domain'
import { MenuButton } from '@tagmason/ui'
import { Languages } from 'lucide-react'
import { useLanguage, useText } from '../../language.ts'
import { shellText } from '../../shell/texts.ts'

/** The choice of a language, for who has no preferences here. */
export function LanguageMenu({ onSpeak }: { onSpeak(language: Language): void }) {
  const text = useText(shellText)
  const language = useLanguage()
  return (
    <MenuButton
      label={`${text.language}: ${text.languages[language]}`}
      icon={Languages}
      text={text.languages[language]}
      items={(Object.entries(text.languages) as [Language, string][]).map(([each, label]) => ({
        label,
        checked: each === language,
        onPress: () => onSpeak(each),
      }))}
      placement="bottom-end"
    />
  )
}
