import type { EvidenceFigure, Recommendation } from '@tagmason/domain'
import { Facts, Num, Stack, Tags, Text } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useWording } from '../useWording.ts'
import { recommendationsText } from './texts.ts'

/** The figures under a recommendation, and the names that it speaks of. */
export function Evidence({ evidence = [], names = [], rule }: Recommendation) {
  const text = useText(recommendationsText)
  const { foundOf } = useWording()
  if (evidence.length === 0) return <Text tone="muted">{text.noEvidence}</Text>
  return (
    <Stack gap="s">
      <Facts items={evidence.map((figure) => ({ term: foundOf(figure.label, rule), value: <Figure {...figure} /> }))} />
      {names.length > 0 && <Tags label={text.names} items={names} />}
    </Stack>
  )
}

const Figure = ({ value, as }: EvidenceFigure) => (as === 'percent' ? <Num value={value / 100} as="percent" /> : <Num value={value} as={as} />)
