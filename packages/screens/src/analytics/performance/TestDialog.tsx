import { pagePath, type PagePerformance } from '@tagmason/domain'
import { Button, ComboBox, Dialog, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct, useSpace } from '../../workspace.tsx'
import { performanceText } from './texts.ts'

export interface TestDialogProps {
  pages: readonly PagePerformance[]
  open: boolean
  onClose(): void
}

/** Asks which page is to be tested: a known one, or any other path. */
export function TestDialog({ pages, open, onClose }: TestDialogProps) {
  const text = useText(performanceText)
  const test = useAct('performance.runTest')
  const [path, setPath] = useState('')
  const [tried, setTried] = useState(false)
  const valid = pagePath.safeParse(path).success
  const close = () => {
    onClose()
    setPath('')
    setTried(false)
  }
  const run = async () => {
    setTried(true)
    if (!valid) return
    const result = await test.run({ path })
    if (!result) return
    const { status } = result.done
    toast[status === 'failed' ? 'error' : 'success'](text.outcomes[status], { detail: path })
    close()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={text.run}
      detail={text.runDetail[useSpace()]}
      busy={test.busy}
      onSubmit={() => void run()}
      actions={
        <>
          <Button onPress={close}>{text.cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={test.busy} blocked={test.blocked}>
            {text.start}
          </Button>
        </>
      }
    >
      <ComboBox
        label={text.page}
        hint={text.pageHint}
        placeholder="/pricing"
        allowOther
        value={path}
        onChange={setPath}
        options={pages.map((page) => ({ value: page.path, label: page.path }))}
        error={tried && !valid && text.noPath}
      />
    </Dialog>
  )
}
