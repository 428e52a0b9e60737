import type { Dashboard, DashboardDocument } from '@tagmason/domain'
import { useState } from 'react'
import { useAct } from '../../workspace.tsx'
import { useHistory } from './useHistory.ts'

interface Kept {
  revision: number
  document: DashboardDocument
}

const same = (a: DashboardDocument, b: DashboardDocument) => JSON.stringify(a) === JSON.stringify(b)

/** The document of a dashboard while it is changed: what is not saved yet, and whether somebody else has saved another meanwhile. */
export function useEditor({ id, revision, document }: Dashboard) {
  const [kept, setKept] = useState<Kept>({ revision, document })
  const history = useHistory(document)
  const act = useAct('dashboards.save')
  /** Until what was saved counts as kept, although its answer is there already. */
  const [saving, setSaving] = useState(false)
  const dirty = !same(history.now, kept.document)
  const newer = revision > kept.revision
  const take = () => {
    setKept({ revision, document })
    history.reset(document)
  }
  // Nothing of one's own is lost by following the others.
  if (newer && !dirty && !saving) take()
  return {
    document: history.now,
    history,
    dirty,
    /** Begins with what the others saved; undefined while nobody did. */
    takeTheirs: newer && dirty && !saving ? take : undefined,
    busy: saving,
    blocked: act.blocked,
    save: async () => {
      const wanted = history.now
      setSaving(true)
      const outcome = await act.run({ id, revision: kept.revision, document: wanted })
      if (outcome !== undefined) setKept({ revision: outcome.done.revision, document: wanted })
      setSaving(false)
      return outcome !== undefined
    },
  }
}

export type Editor = ReturnType<typeof useEditor>
