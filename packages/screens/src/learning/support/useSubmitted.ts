import { toast } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useNavigation } from '../../navigation.tsx'
import { useRead } from '../../workspace.tsx'
import { supportText } from './texts.ts'
import { ticketHref } from './ticketHref.ts'

/** Says what becomes of a request: experts answer the sample's; one of a project of one's own is kept, and goes where the settings say. */
export function useSubmitted() {
  const { request: text } = useText(supportText)
  const { people, settings } = useRead('support.overview')
  const { go } = useNavigation()
  const detail = people === 'sandbox' ? text.submittedDetail : settings.mail === '' ? text.keptDetail : text.outboxDetail(settings.mail)
  /** `id`: the ticket, where it is not open already. */
  return (id?: string) =>
    toast.success(text.submitted, id === undefined ? { detail } : { detail, action: { label: text.see, onPress: () => go(ticketHref(id)) } })
}
