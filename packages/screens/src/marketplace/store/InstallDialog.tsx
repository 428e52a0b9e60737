import type { StoreTemplate } from '@tagmason/domain'
import { Button, Dialog, Skeleton } from '@tagmason/ui'
import { Suspense } from 'react'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { useReadLater } from '../../workspace.tsx'
import { marketplaceText } from '../texts.ts'
import { addsNothing, InstallPreview } from './InstallPreview.tsx'
import { storeText } from './texts.ts'
import type { Install } from './useInstall.ts'

export interface InstallDialogProps {
  template: StoreTemplate
  install: Install
  open: boolean
  onClose(): void
}

/** Shows what the template would add before it is added. */
export function InstallDialog({ template: { id, name }, install, open, onClose }: InstallDialogProps) {
  const text = useText(storeText)
  const { cancel } = useText(marketplaceText)
  const submit = async () => {
    if (await install.run()) onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.installTitle(name)}
      detail={text.installDetail}
      busy={install.busy}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={onClose}>{cancel}</Button>
          {open && <Confirm id={id} install={install} />}
        </>
      }
    >
      {open && (
        <Guard>
          <Suspense fallback={<Skeleton shape="text" />}>
            <InstallPreview id={id} />
          </Suspense>
        </Guard>
      )}
    </Dialog>
  )
}

function Confirm({ id, install }: { id: string; install: Install }) {
  const text = useText(storeText)
  const preview = useReadLater('store.preview', { id })
  return (
    <Button
      type="submit"
      tone="accent"
      look="solid"
      busy={install.busy || preview === undefined}
      blocked={install.blocked || (preview !== undefined && addsNothing(preview) && text.nothing)}
    >
      {text.install}
    </Button>
  )
}
