import { DialogDescription, DialogHeading } from '@ariakit/react'
import { X } from 'lucide-react'
import { useSubmit } from '../Form/submit.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import * as css from './Dialog.css.ts'
import type { DialogProps } from './Dialog.tsx'

type PanelProps = Pick<DialogProps, 'title' | 'detail' | 'actions' | 'busy' | 'onClose' | 'onSubmit' | 'children'>

/** Heading, body, actions and the close button, which comes last so that the first control is focused first. */
export function Panel({ title, detail, actions, busy = false, onClose, onSubmit, children }: PanelProps) {
  const texts = useUiTexts()
  const [root, submit] = useSubmit<HTMLFormElement>(onSubmit, busy)
  const inside = (
    <>
      {children ? (
        <div data-part="body" className={css.body}>
          {children}
        </div>
      ) : null}
      {actions ? (
        <div data-part="actions" className={css.foot}>
          {actions}
        </div>
      ) : null}
    </>
  )
  return (
    <>
      <div data-part="head" className={css.head}>
        <DialogHeading className={css.title}>{title}</DialogHeading>
        {detail ? <DialogDescription className={css.detail}>{detail}</DialogDescription> : null}
      </div>
      {onSubmit === undefined ? (
        inside
      ) : (
        <form ref={root} noValidate className={css.form} onSubmit={submit}>
          {inside}
        </form>
      )}
      <div className={css.close}>
        <IconButton icon={X} label={texts.close} size="small" busy={busy} onPress={onClose} />
      </div>
    </>
  )
}
