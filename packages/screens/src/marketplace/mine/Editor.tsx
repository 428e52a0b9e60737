import { useQuery } from '../../navigation.tsx'
import { useLast } from '../../useLast.ts'
import { useRead } from '../../workspace.tsx'
import { DraftDrawer } from './DraftDrawer.tsx'

/** The draft that the address names. */
export function Editor() {
  const [id, setId] = useQuery('draft')
  const draft = useRead('templates.mine').drafts.find((each) => each.id === id) ?? null
  const shown = useLast(draft)
  return shown && <DraftDrawer key={shown.id} open={draft !== null} draft={shown} onClose={() => setId('')} />
}
