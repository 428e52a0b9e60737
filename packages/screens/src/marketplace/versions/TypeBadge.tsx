import type { VersionType } from '@tagmason/domain'
import { Badge } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { versionsText } from './texts.ts'
import { typeTone } from './tones.ts'

/** Major, minor or patch. */
export function TypeBadge({ type }: { type: VersionType }) {
  const { types } = useText(versionsText)
  return <Badge tone={typeTone[type]}>{types[type]}</Badge>
}
