import type { VersionType } from '@tagmason/domain'
import { Badge } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { marketplaceText } from '../texts.ts'
import { typeTone } from './tones.ts'

/** Major, minor or patch. */
export function TypeBadge({ type }: { type: VersionType }) {
  const { versionTypes } = useText(marketplaceText)
  return <Badge tone={typeTone[type]}>{versionTypes[type]}</Badge>
}
