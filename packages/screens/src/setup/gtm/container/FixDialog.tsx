import type { ActInput } from '@tagmason/domain'
import { Bullets, Button, Dialog, Heading, Skeleton, Stack } from '@tagmason/ui'
import { Suspense } from 'react'
import { Guard } from '../../../Guard.tsx'
import { useText } from '../../../language.ts'
import { useLast } from '../../../useLast.ts'
import { useRead } from '../../../workspace.tsx'
import { ThingChanges } from '../ThingChanges.tsx'
import { containerText } from './texts.ts'
import { useFix } from './useFix.ts'

export type WantedFix = ActInput<'containers.fix'>

/** Shows what fixes change before they do. */
export function FixDialog({ wanted, onClose }: { wanted: WantedFix | null; onClose(): void }) {
  const text = useText(containerText).audit
  const { fix, fixIt } = useFix()
  // What is asked stays in sight while the dialog leaves.
  const shown = useLast(wanted)
  return (
    <Dialog
      open={wanted !== null}
      onClose={onClose}
      size="large"
      title={text.previewTitle}
      detail={shown && text.previewDetail(shown.version + 1)}
      busy={fix.busy}
      actions={
        <>
          <Button onPress={onClose}>{text.cancel}</Button>
          <Button tone="accent" look="solid" busy={fix.busy} blocked={fix.blocked} onPress={() => wanted && void fixIt(wanted, onClose)}>
            {text.apply}
          </Button>
        </>
      }
    >
      {shown && (
        <Guard>
          <Suspense fallback={<Skeleton shape="text" />}>
            <Preview wanted={shown} />
          </Suspense>
        </Guard>
      )}
    </Dialog>
  )
}

/** So many fixes are named; more are counted. */
const mostNamed = 5

function Preview({ wanted }: { wanted: WantedFix }) {
  const text = useText(containerText).audit
  const { fixed, changes } = useRead('containers.fixing', wanted)
  return (
    <Stack gap="m">
      <Stack gap="xs">
        <Heading level={2} size="body">
          {text.fixes(fixed.length)}
        </Heading>
        {fixed.length <= mostNamed && <Bullets label={text.fixes(fixed.length)} items={fixed.map(({ fix }) => fix)} />}
      </Stack>
      <ThingChanges label={text.changes} changes={changes} />
    </Stack>
  )
}
