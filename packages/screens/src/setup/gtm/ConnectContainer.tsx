import { containerIdPattern, type TagContainer } from '@tagmason/domain'
import { toast } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { ConnectForm } from '../ConnectForm.tsx'
import { gtmText } from './texts.ts'

/** Connects a container by its id; it stays pending until something proves that it is there. */
export function ConnectContainer({ containers }: { containers: readonly TagContainer[] }) {
  const text = useText(gtmText)
  const connect = useAct('containers.connect')
  const problemOf = (id: string) => {
    if (id === '') return text.invalidId
    if (!containerIdPattern.test(id)) return text.invalidIdReason
    return containers.some((container) => container.id === id) && text.duplicateId
  }
  const run = async (id: string) => {
    const made = await connect.run({ id })
    if (made !== undefined) toast.success(text.connected, { detail: text.connectedDetail })
    return made !== undefined
  }
  return (
    <ConnectForm
      title={text.connectTitle}
      detail={text.connectDetail}
      label={text.containerId}
      hint={text.containerIdHint}
      placeholder={text.containerIdExample}
      action={text.connect}
      busy={connect.busy}
      blocked={connect.blocked}
      problemOf={problemOf}
      onConnect={run}
      onRefused={() => toast.error(text.invalidId)}
    />
  )
}
