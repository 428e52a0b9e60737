import { type AnalyticsProperty, propertyIdPattern } from '@tagmason/domain'
import { toast } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { ConnectForm } from '../ConnectForm.tsx'
import { ga4Text } from './texts.ts'

/** Connects a property by its id; it stays pending until something proves that it is there. */
export function ConnectProperty({ properties }: { properties: readonly AnalyticsProperty[] }) {
  const text = useText(ga4Text)
  const connect = useAct('properties.connect')
  const problemOf = (id: string) => {
    if (id === '') return text.invalidId
    if (!propertyIdPattern.test(id)) return text.invalidIdReason
    return properties.some((property) => property.id === id) && text.duplicateId
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
      label={text.propertyId}
      hint={text.propertyIdHint}
      placeholder={text.propertyIdExample}
      action={text.connect}
      busy={connect.busy}
      blocked={connect.blocked}
      problemOf={problemOf}
      onConnect={run}
      onRefused={() => toast.error(text.invalidId)}
    />
  )
}
