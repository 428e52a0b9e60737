import { Dialog as Control } from '@ariakit/react'
import { type ReactNode, type RefObject, useState } from 'react'
import { Sending } from '../Form/sending.ts'
import { backdrop, sheet } from './Dialog.css.ts'
import { goRound } from './goRound.ts'
import { useOpeners } from './useOpeners.ts'

interface ModalProps {
  /** The name of the primitive. */
  ui: string
  shape: 'dialog' | 'drawer' | 'menu'
  size?: 'small' | 'standard' | 'large' | 'wide' | 'own'
  open: boolean
  onClose(): void
  /** Escape and a press outside do nothing meanwhile. */
  busy?: boolean
  /** The accessible name where no heading is drawn. */
  label?: string
  role?: 'dialog' | 'alertdialog'
  /** What is focused first; the first thing that can be, when left out. */
  focus?: RefObject<HTMLElement | null>
  /** A class for the panel, from within this package. */
  className?: string
  children: ReactNode
}

/** Toasts stay reachable while a modal is open. */
const toasts = () => document.querySelectorAll('.Toastify')

/** The one modal under Dialog, Drawer, CommandPalette and the sidebar on phones; private to this package. */
export function Modal({ ui, shape, size = 'own', open, onClose, busy = false, label, role = 'dialog', focus, className, children }: ModalProps) {
  // What was on its way when it closed has arrived, and is over while it leaves the page.
  const [sending, setSending] = useState(busy)
  if (open && sending !== busy) setSending(busy)
  const { seen, givesBack } = useOpeners(open)
  return (
    <Control
      ref={seen}
      data-ui={ui}
      data-busy={busy || undefined}
      aria-busy={busy || undefined}
      role={role}
      aria-label={label}
      open={open}
      onClose={onClose}
      unmountOnHide
      portal
      hideOnEscape={!busy}
      hideOnInteractOutside={!busy}
      initialFocus={focus}
      autoFocusOnHide={givesBack}
      getPersistentElements={toasts}
      onKeyDown={(event) => goRound(event, toasts())}
      backdrop={<div className={backdrop} />}
      className={[sheet({ shape, size }), className].filter(Boolean).join(' ')}
    >
      <Sending value={sending}>{children}</Sending>
    </Control>
  )
}
