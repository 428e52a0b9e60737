import { Inline, Text } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { shellText } from '../../shell/texts.ts'
import { Wordmark } from '../../shell/Wordmark.tsx'

/** Whose report it is. The mark is the product's, so an account with a name of its own has the name alone. */
export function BrandMark({ name }: { name: string }) {
  const own = name !== useText(shellText).product
  return (
    <Inline wrap={false}>
      {own ? null : <Wordmark />}
      <Text weight="strong">{name}</Text>
    </Inline>
  )
}
