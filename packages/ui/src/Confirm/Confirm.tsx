import { type ReactNode, useRef } from 'react'
import { Button } from '../Button/Button.tsx'
import { Modal } from '../Dialog/Modal.tsx'
import { Panel } from '../Dialog/Panel.tsx'
import { useUiTexts } from '../theme/texts.tsx'

export interface ConfirmProps {
  /** The question, as `Delete “Purchase”?`. */
  title: ReactNode
  /** What follows from yes. */
  detail?: ReactNode
  /** The words of the button that does it; a verb, as `Delete event`. */
  confirm: string
  /** Critical for what destroys. */
  tone?: 'accent' | 'critical'
  /** Whether it is seen. */
  open: boolean
  /** It is being done; the dialog stays until `open` is false. */
  busy?: boolean
  /** Yes. */
  onConfirm(): void
  /** No: Escape, a press outside, or Cancel. */
  onClose(): void
}

/**
 * Asks before what cannot be undone or costs money. The main button is focused; Escape means no.
 * @example <Confirm title="Delete account?" confirm="Delete account" tone="critical" open={open} onConfirm={remove} onClose={close} />
 */
export function Confirm({ title, detail, confirm, tone = 'accent', open, busy = false, onConfirm, onClose }: ConfirmProps) {
  const texts = useUiTexts()
  const main = useRef<HTMLButtonElement>(null)
  return (
    <Modal ui="Confirm" shape="dialog" size="small" role="alertdialog" open={open} onClose={onClose} busy={busy} focus={main}>
      <Panel
        title={title}
        detail={detail}
        busy={busy}
        onClose={onClose}
        actions={
          <>
            <Button onPress={onClose}>{texts.cancel}</Button>
            <Button ref={main} look="solid" tone={tone} busy={busy} onPress={onConfirm}>
              {confirm}
            </Button>
          </>
        }
      />
    </Modal>
  )
}
