import { Button, Confirm, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useNavigation } from '../../navigation.tsx'
import { useAct } from '../../workspace.tsx'
import { supportText } from './texts.ts'

/** Takes back a ticket that nobody has looked at. */
export function Withdraw({ id }: { id: string }) {
  const { tickets: text } = useText(supportText)
  const withdraw = useAct('tickets.withdraw')
  const { go } = useNavigation()
  const [asking, setAsking] = useState(false)
  const withdrawIt = async () => {
    if (!(await withdraw.run({ id }))) return
    toast.success(text.withdrawn, { detail: id })
    go('/learning/support?tab=tickets')
  }
  return (
    <>
      <Button size="small" look="plain" tone="critical" blocked={withdraw.blocked} onPress={() => setAsking(true)}>
        {text.withdraw}
      </Button>
      <Confirm
        open={asking}
        title={text.withdrawQuestion(id)}
        detail={text.withdrawDetail}
        confirm={text.withdraw}
        tone="critical"
        busy={withdraw.busy}
        onConfirm={() => void withdrawIt()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
