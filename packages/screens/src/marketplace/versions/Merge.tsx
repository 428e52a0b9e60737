import type { VersionControl } from '@tagmason/domain'
import { Button, Dialog, Select, Skeleton, Stack } from '@tagmason/ui'
import { Suspense, useDeferredValue } from 'react'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { marketplaceText } from '../texts.ts'
import { MergePlan } from './MergePlan.tsx'
import { versionsText } from './texts.ts'
import { useMerge } from './useMerge.ts'

/** Puts what one branch changed into another; where both changed the same, a person decides. Closed with an empty `branch`. */
export function Merge({ branch, control, onClose }: { branch: string; control: VersionControl; onClose(): void }) {
  const words = useText(marketplaceText)
  const { merge: text } = useText(versionsText)
  const { merge, from, into, targets, chosen, tried, setInto, choose, submit } = useMerge(branch, control, onClose)
  // The last preview stays until the next one is there.
  const shown = useDeferredValue(into)
  return (
    <Dialog
      open={branch !== ''}
      onClose={onClose}
      size="large"
      title={text.title(from)}
      detail={text.detail}
      busy={merge.busy}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={merge.busy} blocked={merge.blocked}>
            {text.submit}
          </Button>
        </>
      }
    >
      <Stack gap="l">
        <Select label={text.into} value={into} options={targets.map(({ name }) => ({ value: name, label: name }))} onChange={setInto} />
        <Guard>
          <Suspense fallback={<Skeleton shape="text" />}>
            {branch !== '' && <MergePlan merge={{ templateId: control.selected, from, into: shown }} chosen={chosen} tried={tried} onChoose={choose} />}
          </Suspense>
        </Guard>
      </Stack>
    </Dialog>
  )
}
