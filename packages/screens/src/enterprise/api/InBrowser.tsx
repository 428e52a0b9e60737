import { Alert } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { apiText } from './texts.ts'

/** Says in a real project that no other machine can reach the endpoints, where no server runs it. */
export function InBrowser() {
  const text = useText(apiText)
  const { space, server } = useRead('session.get')
  return space === 'real' && server === undefined ? <Alert title={text.inBrowser} detail={text.inBrowserDetail} /> : null
}
