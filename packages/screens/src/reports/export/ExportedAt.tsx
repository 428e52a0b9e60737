import { Time } from '@tagmason/ui'
import { useNow } from '../../workspace.tsx'

/** How long ago a file was asked for. */
export function ExportedAt({ at }: { at: string }) {
  return <Time at={at} show="relative" now={useNow()} />
}
