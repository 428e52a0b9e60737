import type { Level } from '@tagmason/domain'
import { Badge, type Tone } from '@tagmason/ui'
import { useText } from '../language.ts'
import { learningText } from './texts.ts'

/** Green, yellow and red (requirements LEARN-DOCS-08 to 10, LEARN-TUT-16). */
const tones: Record<Level, Tone> = { Beginner: 'positive', Intermediate: 'caution', Advanced: 'critical' }

/** How much one should know already. */
export function LevelBadge({ level }: { level: Level }) {
  const text = useText(learningText)
  return <Badge tone={tones[level]}>{text.levels[level]}</Badge>
}
