import { hitsOf } from '../recording/hits.ts'
import type { Recorded } from './recorder.ts'
import type { PageTiming } from './types.ts'

const orNull = (ms: number | undefined): number | null => (ms === undefined || ms <= 0 ? null : Math.round(ms))

/** How fast each page was, and its first event. */
export const timingsOf = ({ documents, recording }: Recorded): readonly PageTiming[] =>
  documents.map(({ url, at, timing }, page) => {
    const first = recording.requests.find((request) => request.page === page && hitsOf(request).length > 0)?.at
    return {
      url,
      answered: orNull(timing?.answered),
      ready: orNull(timing?.ready),
      loaded: orNull(timing?.loaded),
      firstHit: first == null ? null : Math.max(0, Math.round(first - at)),
    }
  })
