import { Num } from '@tagmason/ui'
import { useText } from '../language.ts'
import { marketplaceText } from './texts.ts'

/** What a template costs, in whole US dollars. */
export function Price({ dollars }: { dollars: number }) {
  const { free } = useText(marketplaceText)
  return dollars === 0 ? free : <Num value={dollars} as="money" digits={0} />
}
