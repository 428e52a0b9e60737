import { Alert } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useSpace } from '../../workspace.tsx'
import { apiText } from './texts.ts'

/** Says in a real project who can reach the endpoints. */
export function InBrowser() {
  const text = useText(apiText)
  return useSpace() === 'real' ? <Alert title={text.inBrowser} detail={text.inBrowserDetail} /> : null
}
