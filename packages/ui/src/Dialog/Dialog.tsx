import type { DialogProps } from './props.ts'
import { Modal } from './Modal.tsx'
import { Panel } from './Panel.tsx'

/**
 * Asks for something apart from the page, which waits behind it.
 * @example <Dialog title="Create project" open={open} onClose={close} onSubmit={create} actions={<Button type="submit">Create</Button>}>…fields…</Dialog>
 */
export function Dialog({ title, detail, actions, size = 'standard', open, onClose, busy = false, onSubmit, focus, children }: DialogProps) {
  return (
    <Modal ui="Dialog" shape="dialog" size={size} open={open} onClose={onClose} busy={busy} focus={focus}>
      <Panel title={title} detail={detail} actions={actions} busy={busy} onClose={onClose} onSubmit={onSubmit}>
        {children}
      </Panel>
    </Modal>
  )
}
