import { Alert, Button, Dialog } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { securityText } from './texts.ts'

/** What somebody will see whose session has ended. Nobody signs in to this workspace yet, so it is shown here only. */
export function SessionExpired({ minutes, open, onClose }: { minutes: number; open: boolean; onClose(): void }) {
  const { expired: text } = useText(securityText).policy
  return (
    <Dialog
      size="small"
      open={open}
      onClose={onClose}
      title={text.title}
      detail={text.detail(minutes)}
      actions={
        <>
          <Button onPress={onClose}>{text.close}</Button>
          <Button tone="accent" look="solid" blocked={text.noSignIn}>
            {text.signIn}
          </Button>
        </>
      }
    >
      <Alert title={text.preview} detail={text.noSignIn} />
    </Dialog>
  )
}
