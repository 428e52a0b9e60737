import { Button, Drawer, Stack, toast } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useNavigation } from '../../navigation.tsx'
import { useAct, useRead } from '../../workspace.tsx'
import { WrittenIn } from '../WrittenIn.tsx'
import { Conversation } from './Conversation.tsx'
import { Say } from './Say.tsx'
import { supportText } from './texts.ts'
import { ticketHref } from './ticketHref.ts'
import { useSubmitted } from './useSubmitted.ts'

/** A chat with an assistant that knows the documentation; people take over by ticket. */
export function ChatDrawer({ onClose }: { onClose(): void }) {
  const { chat: text, quick } = useText(supportText)
  const { messages } = useRead('supportChat.messages')
  const clear = useAct('supportChat.clear')
  const handOver = useAct('supportChat.handOver')
  const { go } = useNavigation()
  const submitted = useSubmitted()
  const empty = messages.length === 0
  const clearIt = async () => {
    if (await clear.run()) toast.success(text.cleared)
  }
  const handItOver = async () => {
    const made = await handOver.run()
    if (made === undefined) return
    submitted()
    go(ticketHref(made.done.id))
  }
  return (
    <Drawer
      open
      onClose={onClose}
      title={quick.chat}
      detail={text.detail}
      actions={
        <>
          <Button look="plain" busy={clear.busy} blocked={empty ? text.handOverNothing : clear.blocked} onPress={() => void clearIt()}>
            {text.clear}
          </Button>
          <Button busy={handOver.busy} blocked={empty ? text.handOverNothing : handOver.blocked} onPress={() => void handItOver()}>
            {text.handOver}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <WrittenIn />
        <Conversation messages={messages} />
        <Say />
      </Stack>
    </Drawer>
  )
}
