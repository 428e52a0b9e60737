import { type Checklist as Parts, type ChecklistPart, checklistParts } from '@tagmason/domain'
import { Card, Checklist, Progress, Stack } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { mineText } from './texts.ts'

/** How much of what publishing needs is done. */
export function Readiness({ progress, checklist }: { progress: number; checklist: Parts }) {
  const { editor: text } = useText(mineText)
  return (
    <Card sunken>
      <Stack gap="s">
        <Progress label={text.checklist} value={progress} max={100} tone={progress === 100 ? 'positive' : 'accent'} />
        <Checklist
          label={text.checklist}
          states={text.checklistStates}
          items={(Object.keys(checklistParts) as ChecklistPart[]).map((part) => ({ text: text.parts[part], done: checklist[part] }))}
        />
      </Stack>
    </Card>
  )
}
