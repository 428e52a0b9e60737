import { Text } from '@tagmason/ui'
import { useLanguage, useText } from '../language.ts'
import { learningText } from './texts.ts'

/** Tells readers of another language that what follows is in English; English readers need no telling. `words` say it of something else than articles and guides. */
export function WrittenIn({ one = false, words }: { one?: boolean; words?: string }) {
  const text = useText(learningText)
  const language = useLanguage()
  if (language === 'en') return null
  return (
    <Text size="small" tone="muted">
      {words ?? (one ? text.thisInEnglish : text.writtenInEnglish)}
    </Text>
  )
}
