import { Dialog, SecretField } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useLast } from '../../useLast.ts'
import { accessText } from './texts.ts'

export interface Shown {
  /** What has happened, as `API Key Created`. */
  title: string
  /** Of the secret, as `API key`. */
  label: string
  secret: string
}

/** A secret that was just made, for the only time: it is gone with the dialog. */
export function ShownOnce({ shown, onClose }: { shown: Shown | null; onClose(): void }) {
  const text = useText(accessText)
  const last = useLast(shown)
  return (
    <Dialog open={shown !== null} onClose={onClose} title={last?.title ?? ''} detail={text.keepKey}>
      {last !== null && <SecretField label={last.label} masked="••••••••" value={shown?.secret} onStored={onClose} />}
    </Dialog>
  )
}
