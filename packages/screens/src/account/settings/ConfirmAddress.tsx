import { Confirm, toast } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useAct } from '../../workspace.tsx'
import { settingsText } from './texts.ts'

/** Where the link in the mail to a new address leads. */
export function ConfirmAddress() {
  const text = useText(settingsText)
  const [token, setToken] = useQuery('confirm')
  const confirm = useAct('settings.confirmEmail', ([issue]) => {
    if (issue !== undefined) toast.error(text.linkRefused, { detail: text.linkOver })
    return issue !== undefined
  })
  const use = async () => {
    const outcome = await confirm.run({ token })
    if (outcome !== undefined) toast.success(text.addressConfirmed, { detail: outcome.done.profile.email })
    setToken('')
  }
  return (
    <Confirm
      open={token !== ''}
      title={text.confirmAddress}
      detail={text.confirmAddressDetail}
      confirm={text.confirmAddressNow}
      busy={confirm.busy}
      onConfirm={() => void use()}
      onClose={() => setToken('')}
    />
  )
}
