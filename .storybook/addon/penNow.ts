import { useSyncExternalStore } from 'react'
import type { Manifest } from '../review/store.ts'
import { askIdentity, askSign } from './ask.ts'
import { readAgain } from './data.ts'

/** Kept here and not in the tab, which Storybook takes away and draws anew on the way from story to story: a name is typed once. */
let pen: { by: string; said: string; about: string | undefined } = { by: '', said: '', about: undefined }
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

export const setName = (by: string) => change({ by })

/** Takes the name that git knows, unless one was typed meanwhile. */
export async function askName() {
  if (pen.by !== '') return
  try {
    const name = await askIdentity()
    if (pen.by === '') setName(name)
  } catch (error) {
    console.warn(error)
  }
}

/** Signs pictures by their hashes, and reads the records again. */
export async function sign(about: string | undefined, pictures: Manifest) {
  change({ said: 'Signing …', about })
  const said = await askSign({ pictures, by: pen.by })
  change({ said })
  await readAgain()
}
