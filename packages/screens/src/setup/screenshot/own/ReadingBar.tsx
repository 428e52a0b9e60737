import { Button, Hidden, Inline, Progress, Stack } from '@tagmason/ui'
import { CircleStop } from 'lucide-react'
import { useText } from '../../../language.ts'
import { ownText } from './texts.ts'
import type { ReadingProgress } from './readingProgress.ts'

/** The stage an analysis is in, as far as it is known how much of it there is, and a way to end it. */
export function ReadingBar({ progress: { stage, done, all }, onCancel }: { progress: ReadingProgress; onCancel(): void }) {
  const text = useText(ownText)
  const counted = all > 1
  return (
    <Stack gap="xs">
      <Progress label={text.stages[stage]} value={counted ? done : undefined} max={Math.max(1, all)} detail={counted ? text.of(done, all) : undefined} />
      <Hidden announce="status">{text.stages[stage]}</Hidden>
      {stage !== 'keeping' && (
        <Inline>
          <Button size="small" icon={CircleStop} onPress={onCancel}>
            {text.cancel}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}
