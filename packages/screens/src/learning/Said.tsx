import { spansOf, type Words } from '@tagmason/domain'
import { Code, Text } from '@tagmason/ui'

/** A text with its marks: names from code, strong words, and what was searched for. */
export function Said({ words }: { words: string | readonly Words[] }) {
  const spans = typeof words === 'string' ? spansOf(words) : words
  return spans.map(({ text, look }, place) => {
    if (look === undefined) return text
    if (look === 'code') return <Code key={place}>{text}</Code>
    return (
      <Text key={place} inline weight="strong" tone={look === 'found' ? 'accent' : 'inherit'}>
        {text}
      </Text>
    )
  })
}
