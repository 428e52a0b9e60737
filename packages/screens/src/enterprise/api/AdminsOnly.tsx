import { NoAccess } from '@tagmason/ui'
import type { ReactNode } from 'react'
import { useText } from '../../language.ts'
import { shellText } from '../../shell/texts.ts'
import { useAct } from '../../workspace.tsx'

/** Keys and webhooks are for those who may make keys. The others still read how the API is called. */
export function AdminsOnly({ children }: { children: ReactNode }) {
  const { noAccess } = useText(shellText)
  const { blocked } = useAct('apiKeys.create')
  return blocked === false ? children : <NoAccess title={noAccess} detail={blocked} />
}
