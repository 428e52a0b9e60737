import type { VersionControl } from '@tagmason/domain'
import { Button, Dialog } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { marketplaceText } from '../texts.ts'
import { NewVersionFields } from './NewVersionFields.tsx'
import { versionsText } from './texts.ts'
import { useNewVersion } from './useNewVersion.ts'

/** Publishes what a branch holds. The number follows from the type, and the least type from what has changed. */
export function NewVersion({ open, control, onClose }: { open: boolean; control: VersionControl; onClose(): void }) {
  const words = useText(marketplaceText)
  const { create: text } = useText(versionsText)
  const draft = useNewVersion(open, control)
  const { publish, proposal, submit } = draft
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.action}
      detail={text.detail}
      busy={publish.busy}
      onSubmit={() => void submit(onClose)}
      actions={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button
            type="submit"
            tone="accent"
            look="solid"
            busy={publish.busy}
            blocked={publish.blocked || (proposal?.type === null && text.same(proposal.after ?? ''))}
          >
            {text.submit}
          </Button>
        </>
      }
    >
      <NewVersionFields draft={draft} control={control} />
    </Dialog>
  )
}
