import { Badge, Card, Checklist, formatNumber, Stack, useLocale } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { TrackingCode } from '../../setup/trackingCode/TrackingCode.tsx'
import { AiSetup } from '../AiSetup.tsx'
import { firstStepsText } from './texts.ts'
import { useFirstSteps } from './useFirstSteps.tsx'

/** From nothing to the first figures: steps that tick themselves, and below them what the next one needs. */
export function FirstSteps() {
  const text = useText(firstStepsText)
  const steps = useFirstSteps()
  const locale = useLocale()
  const hasPlan = useRead('plans.current') !== null
  const done = steps.filter((step) => step.done).length
  const write = (count: number) => formatNumber(count, {}, locale)
  return (
    <Stack gap="l">
      <Card
        level={2}
        title={text.title}
        detail={text.detail}
        actions={<Badge tone={done === steps.length ? 'positive' : 'accent'}>{text.progress(write(done), write(steps.length))}</Badge>}
      >
        <Checklist label={text.title} items={steps} states={text.states} />
      </Card>
      {!hasPlan && <AiSetup />}
      <TrackingCode />
    </Stack>
  )
}
