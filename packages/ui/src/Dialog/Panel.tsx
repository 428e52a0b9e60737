import { DialogDescription, DialogHeading } from '@ariakit/react'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { submitOf } from '../Form/submit.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import * as css from './Dialog.css.ts'
import type { DialogProps } from './props.ts'
import { useScrollsAlone } from './useScrollsAlone.ts'

type PanelProps = Pick<DialogProps, 'title' | 'detail' | 'actions' | 'busy' | 'onClose' | 'onSubmit' | 'children'>

/** Heading, body, actions and the close button, which comes last so that the first control is focused first. */
export function Panel({ title, detail, actions, busy = false, onClose, onSubmit, children }: PanelProps) {
  const texts = useUiTexts()
  const heading = useId()
  // Held as state, so that the body is drawn once more when it is there to be measured.
  const [body, setBody] = useState<HTMLDivElement | null>(null)
  const alone = useScrollsAlone(body)
  const inside = (
    <>
      {children ? (
        <div
          ref={setBody}
          data-part="body"
          role={alone ? 'group' : undefined}
          aria-labelledby={alone ? heading : undefined}
          tabIndex={alone ? 0 : undefined}
          className={css.body}
        >
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
        <DialogHeading id={heading} className={css.title}>
          {title}
        </DialogHeading>
        {detail ? <DialogDescription className={css.detail}>{detail}</DialogDescription> : null}
      </div>
      {onSubmit === undefined ? (
        inside
      ) : (
        <form noValidate className={css.form} onSubmit={submitOf(onSubmit, busy)}>
          {inside}
        </form>
      )}
      <div className={css.close}>
        <IconButton icon={X} label={texts.close} size="small" busy={busy} onPress={onClose} />
      </div>
    </>
  )
}
