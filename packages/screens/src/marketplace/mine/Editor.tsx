import { useState } from 'react'
import { useQuery } from '../../navigation.tsx'
import { useRead } from '../../workspace.tsx'
import { DraftDrawer } from './DraftDrawer.tsx'

/** The draft that the address names. */
export function Editor() {
  const [id, setId] = useQuery('draft')
  const draft = useRead('templates.mine').drafts.find((each) => each.id === id)
  // While it closes, it still shows what it was about.
  const [shown, setShown] = useState(draft)
  if (draft !== undefined && draft !== shown) setShown(draft)
  return shown === undefined ? null : <DraftDrawer key={shown.id} open={draft !== undefined} draft={shown} onClose={() => setId('')} />
}
