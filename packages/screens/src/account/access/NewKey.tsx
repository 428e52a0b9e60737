import type { ShownKey } from '@tagmason/domain'
import { Button, Dialog, toast } from '@tagmason/ui'
import { Suspense, useState } from 'react'
import { useText } from '../../language.ts'
import { useOnOpen } from '../../useOnOpen.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { blankKey, keyFaults, keyInput } from './keyDraft.ts'
import { KeyFields } from './KeyFields.tsx'
import { accessText } from './texts.ts'
import { late } from '../../late.ts'

const KeyCode = late(() => import('./KeyCode.tsx'), 'KeyCode')

export interface NewKeyProps {
  open: boolean
  onClose(): void
  /** It is made; its secret can be shown now and never again. */
  onMade(made: ShownKey): void
}

/** Asks what a key is for, and makes it. */
export function NewKey({ open, onClose, onMade }: NewKeyProps) {
  const text = useText(accessText)
  const others = useRead('apiKeys.list')
  const create = useAct('apiKeys.create')
  const [draft, setDraft] = useState(blankKey)
  const [tried, setTried] = useState(false)
  const [siteKey, setSiteKey] = useState<string | null>(null)
  useOnOpen(open, () => {
    setDraft(blankKey)
    setTried(false)
  })
  const faults = keyFaults(draft, others)
  const submit = async () => {
    setTried(true)
    if (Object.keys(faults).length > 0) return
    const made = await create.run(keyInput(draft))
    if (made === undefined) return
    toast.success(text.keyCreated, { detail: made.done.secret === null ? text.ingestKept : made.done.key.name })
    onClose()
    if (draft.kind === 'ingest') setSiteKey(made.done.key.key)
    onMade(made.done)
  }
  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title={text.newKey}
        detail={text.newKeyDetail}
        busy={create.busy}
        onSubmit={() => void submit()}
        actions={
          <>
            <Button onPress={onClose}>{text.cancel}</Button>
            <Button type="submit" tone="accent" look="solid" busy={create.busy} blocked={create.blocked}>
              {text.createKey}
            </Button>
          </>
        }
      >
        <KeyFields draft={draft} faults={tried ? faults : {}} onChange={(part) => setDraft({ ...draft, ...part })} />
      </Dialog>
      {siteKey !== null && (
        <Suspense>
          <KeyCode siteKey={siteKey} onClose={() => setSiteKey(null)} />
        </Suspense>
      )}
    </>
  )
}
