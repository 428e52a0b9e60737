import type { ShareRow } from '@tagmason/domain'
import { Time } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useNow } from '../../workspace.tsx'
import { shareText } from './texts.ts'
import { useSharedWith } from './useSharedWith.ts'

/** With whom something is shared. */
export const SharedWith = ({ share }: { share: ShareRow }) => useSharedWith()(share)

/** When a share was opened last. */
export function LastAccessed({ at }: { at: string | null }) {
  return <Time at={at} show="relative" now={useNow()} missing={useText(shareText).never} />
}
