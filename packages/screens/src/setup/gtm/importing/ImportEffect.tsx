import { Alert, Facts, Num, Stack } from '@tagmason/ui'
import { useText } from '../../../language.ts'
import { useLast } from '../../../useLast.ts'
import { useRead } from '../../../workspace.tsx'
import { ThingChanges } from '../ThingChanges.tsx'
import type { ImportChoice } from './choice.ts'
import { importText } from './texts.ts'

/** What an import would do, as Google's dialogue counts it, with the conflicts first. */
export function ImportEffect({ choice }: { choice: ImportChoice }) {
  const text = useText(importText)
  // While the dialog closes after the import, it still says what that did.
  const preview = useLast(useRead('containers.importing', choice))
  if (preview === null) return <Alert tone="caution" title={text.gone} detail={text.goneDetail} />
  const { changes, same, consentBy } = preview
  const count = (kind: (typeof changes)[number]['kind']) => changes.filter((change) => change.kind === kind).length
  const [changed, renamed] = [count('changed'), count('renamed')]
  // Where the file takes the place of everything, nothing is in its way.
  const conflicts = choice.mode === 'overwrite' ? 0 : changed + renamed
  return (
    <Stack gap="m">
      <Facts
        look="columns"
        items={[
          { term: text.added, value: <Num value={count('added') + renamed} /> },
          { term: text.changed, value: <Num value={changed} /> },
          { term: text.removed, value: <Num value={count('removed')} /> },
          { term: text.same, value: <Num value={same} /> },
        ]}
      />
      {consentBy !== undefined && <Alert tone="accent" title={text.consentBy(consentBy)} detail={text.consentByDetail} />}
      {conflicts > 0 && <Alert tone="caution" title={text.conflicts} detail={renamed > 0 ? text.renamed(renamed) : text.overwritten(changed)} />}
      {changes.length === 0 ? (
        <Alert tone="positive" title={text.nothing} detail={text.nothingDetail} />
      ) : (
        <ThingChanges label={text.changes} changes={changes} />
      )}
    </Stack>
  )
}
