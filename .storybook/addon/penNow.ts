import { useSyncExternalStore } from 'react'
import type { Manifest } from '../review/store.ts'
import { askSign } from './ask.ts'
import { readAgain } from './data.ts'

/** Where this tab of the browser keeps the name that was typed; another reviewer at another time types theirs. */
const kept = 'tagmason/reviewer'

/** Kept here and not in the tab, which Storybook takes away and draws anew on the way from story to story: a name is typed once. */
let pen: { by: string; said: string; about: string | undefined } = { by: sessionStorage.getItem(kept) ?? '', said: '', about: undefined }
const listeners = new Set<() => void>()

function change(part: Partial<typeof pen>) {
  pen = { ...pen, ...part }
  for (const listener of listeners) listener()
}

const onPen = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Who signs, and what came of the last signature; `about` is the entry at which it was given. */
export const usePen = () => useSyncExternalStore(onPen, () => pen)

export function setName(by: string) {
  sessionStorage.setItem(kept, by)
  change({ by })
}

/** Signs pictures by their hashes, or rejects them with a note, and reads the records again. */
export async function sign(about: string | undefined, pictures: Manifest, { note, rejected = false }: { note?: string; rejected?: boolean } = {}) {
  change({ said: rejected ? 'Rejecting …' : 'Signing …', about })
  const said = await askSign({ pictures, by: pen.by, ...(note === undefined ? {} : { note }), ...(rejected ? { rejected } : {}) })
  change({ said })
  await readAgain()
}
