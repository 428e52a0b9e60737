import { mostVisitSteps } from '@tagmason/domain'
import { Button, CopyButton, Inline, MenuButton, toast } from '@tagmason/ui'
import { Download, Ellipsis, Plus, RotateCcw } from 'lucide-react'
import { download } from '../../../download.ts'
import { useText } from '../../../language.ts'
import { simulatorText } from './texts.ts'
import type { useVisit } from './useVisit.ts'

export interface VisitActionsProps {
  visit: ReturnType<typeof useVisit>
  /** The visit as a test. */
  test: string
  onAdd(): void
}

const fileName = 'visit.json'

/** What can be done with the visit as a whole. */
export function VisitActions({ visit, test, onAdd }: VisitActionsProps) {
  const text = useText(simulatorText)
  const save = () => {
    download(fileName, `${JSON.stringify({ steps: visit.steps.map(({ step }) => step) }, null, 2)}\n`)
    toast.success(text.downloaded(fileName))
  }
  return (
    <Inline gap="xs">
      <Button size="small" icon={Plus} blocked={visit.full && text.tooMany(mostVisitSteps)} onPress={onAdd}>
        {text.addStep}
      </Button>
      <CopyButton value={test} label={text.copyTest} onCopy={() => toast.success(text.copied, { detail: text.copiedDetail })} />
      <MenuButton
        size="small"
        label={text.visit}
        icon={Ellipsis}
        items={[
          { label: text.download, icon: Download, onPress: save },
          { label: text.startAgain, icon: RotateCcw, onPress: visit.startAgain },
        ]}
      />
    </Inline>
  )
}
