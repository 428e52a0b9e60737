import type { DashboardWidget } from '@tagmason/domain'
import { Button, Drawer } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useOnOpen } from '../../useOnOpen.ts'
import { shellText } from '../../shell/texts.ts'
import { builderText } from './texts.ts'
import { ConfigFields, wrongWith } from './ConfigFields.tsx'

export interface WidgetConfigProps {
  /** Nothing while it is closed. */
  widget: DashboardWidget | undefined
  onApply(widget: DashboardWidget): void
  onClose(): void
}

/** Asks what a widget shows; the board shows it at once, and it is saved with the dashboard. */
export function WidgetConfig({ widget, ...rest }: WidgetConfigProps) {
  const [last, setLast] = useState(widget)
  // It keeps what it showed while it leaves.
  if (widget !== undefined && widget !== last) setLast(widget)
  return last && <Form key={last.id} widget={last} open={widget !== undefined} {...rest} />
}

function Form({ widget, open, onApply, onClose }: { widget: DashboardWidget; open: boolean; onApply(widget: DashboardWidget): void; onClose(): void }) {
  const { config: text } = useText(builderText)
  const { cancel } = useText(shellText)
  const [draft, setDraft] = useState(widget)
  const [tried, setTried] = useState(false)
  useOnOpen(open, () => {
    setDraft(widget)
    setTried(false)
  })
  const wrong = wrongWith(draft, text)
  const submit = () => {
    setTried(true)
    if (wrong.title || wrong.metrics) return
    onApply({ ...draft, title: draft.title.trim() })
    onClose()
  }
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={text.title(widget.title)}
      detail={text.detail}
      onSubmit={submit}
      actions={
        <>
          <Button onPress={onClose}>{cancel}</Button>
          <Button type="submit" tone="accent" look="solid">
            {text.apply}
          </Button>
        </>
      }
    >
      <ConfigFields draft={draft} wrong={tried ? wrong : {}} onChange={setDraft} />
    </Drawer>
  )
}
