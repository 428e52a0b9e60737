import { type ApiKey, graceHours, type ShownKey } from '@tagmason/domain'
import { Button, Dialog, Select, toast } from '@tagmason/ui'
import { useRef, useState } from 'react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { accessText } from './texts.ts'

export interface RegenerateKeyProps {
  /** Closed where none is chosen. */
  of: ApiKey | null
  onClose(): void
  onMade(made: ShownKey): void
}

const usualGrace = '24'

/** Asks before a key is replaced, and for how long the old one works on. */
export function RegenerateKey({ of, onClose, onMade }: RegenerateKeyProps) {
  const text = useText(accessText)
  const regenerate = useAct('apiKeys.regenerate')
  const [grace, setGrace] = useState(usualGrace)
  const main = useRef<HTMLButtonElement>(null)
  // While it closes, it still shows what it was about.
  const [last, setLast] = useState(of)
  if (of !== null && of !== last) {
    setLast(of)
    setGrace(usualGrace)
  }
  const submit = async () => {
    const hours = graceHours.find((each) => String(each) === grace)
    if (of === null || hours === undefined) return
    const made = await regenerate.run({ id: of.id, grace: hours })
    if (made === undefined) return
    toast.success(text.regenerated, { detail: of.name })
    onClose()
    onMade(made.done)
  }
  return (
    <Dialog
      open={of !== null}
      onClose={onClose}
      title={text.regenerateQuestion(last?.name ?? '')}
      detail={text.regenerateDetail}
      size="small"
      focus={main}
      busy={regenerate.busy}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={onClose}>{text.cancel}</Button>
          <Button ref={main} type="submit" tone="accent" look="solid" busy={regenerate.busy} blocked={regenerate.blocked}>
            {text.regenerate}
          </Button>
        </>
      }
    >
      <Select label={text.grace} value={grace} onChange={setGrace} options={graceHours.map((each) => ({ value: String(each), label: text.hours(each) }))} />
    </Dialog>
  )
}
