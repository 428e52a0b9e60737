import type { Step } from '@tagmason/domain'
import { Bullets, Stack, Text } from '@tagmason/ui'
import { useText } from '../../../language.ts'
import { stepWords } from '../simulator/stepWords.ts'
import { simulatorText } from '../simulator/texts.ts'

/** A visit, step by step. */
export function StepList({ label, visit }: { label: string; visit: readonly Step[] }) {
  const { steps } = useText(simulatorText)
  return (
    <Stack gap="xxs">
      <Text size="small" weight="medium">
        {label}
      </Text>
      <Bullets ordered label={label} items={visit.map((step) => [steps[step.type], stepWords(step)].filter((part) => part !== '').join(': '))} />
    </Stack>
  )
}
