import type { DialogProps } from '../Dialog/props.ts'
import { Modal } from '../Dialog/Modal.tsx'
import { Panel } from '../Dialog/Panel.tsx'

export interface DrawerProps extends Omit<DialogProps, 'size' | 'focus'> {
  /** How much of the page it covers; wide for a place to work in. */
  size?: 'small' | 'standard' | 'large' | 'wide'
}

/**
 * The details of one thing at the side of the page, as one anomaly of a list.
 * @example <Drawer title={anomaly.name} open={anomaly !== undefined} onClose={close}><AnomalyDetails /></Drawer>
 */
export function Drawer({ title, detail, actions, size = 'standard', open, onClose, busy = false, onSubmit, children }: DrawerProps) {
  return (
    <Modal ui="Drawer" shape="drawer" size={size} open={open} onClose={onClose} busy={busy}>
      <Panel title={title} detail={detail} actions={actions} busy={busy} onClose={onClose} onSubmit={onSubmit}>
        {children}
      </Panel>
    </Modal>
  )
}
