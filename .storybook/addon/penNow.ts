import { useSyncExternalStore } from 'react'
import type { Manifest } from '../review/store.ts'
import { askSign } from './ask.ts'
import { readAgain } from './data.ts'
import type { SignRequest } from './protocol.ts'

const key = 'tagmason.reviewer'

/** Kept here and not in the tab, which Storybook takes away and draws anew on the way from story to story. The name is the one that the reviewer typed in this browser last. */
let pen: { by: string; note: string; said: string; about: string | undefined } = { by: localStorage.getItem(key) ?? '', note: '', said: '', about: undefined }
const listeners = new Set<() => void>()

function change(part: Partial<typeof pen>) {
  pen = { ...pen, ...part }
  for (const listener of listeners) listener()
}

const onPen = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Who signs, the note that is being written, and what came of the last signature; `about` is the entry at which it was given. */
export const usePen = () => useSyncExternalStore(onPen, () => pen)

export function setName(by: string) {
  localStorage.setItem(key, by)
  change({ by })
}

export const setNote = (note: string) => change({ note })

/** Judges pictures by their hashes, and reads the records again. The note goes with them, and is emptied once it is written. */
export async function sign(about: string | undefined, verdict: SignRequest['verdict'], pictures: Manifest) {
  const note = pen.note.trim()
  change({ said: 'Signing …', about })
  const said = await askSign({ pictures, by: pen.by, verdict, ...(note === '' ? {} : { note }) })
  change({ said, ...(/^\d+ pictures? /.test(said) ? { note: '' } : {}) })
  await readAgain()
}
