import { useState } from 'react'
import { base64Of } from '../../base64Of.ts'

/** Files that go along with a ticket or a comment; they are read when they are sent. */
export function useFiles() {
  const [chosen, setChosen] = useState<readonly File[]>([])
  const [unread, setUnread] = useState(false)
  const set = (files: readonly File[]) => {
    setChosen(files)
    setUnread(false)
  }
  return {
    chosen,
    /** Whether one of them could not be read when it was to be sent. */
    unread,
    add: (files: readonly File[]) => set([...chosen, ...files]),
    remove: (place: number) => set(chosen.filter((_, at) => at !== place)),
    clear: () => set([]),
    /** Their contents; undefined where one cannot be read, of which the field then tells. */
    read: async () => {
      try {
        return await Promise.all(chosen.map(async (file) => ({ name: file.name, type: file.type, base64: await base64Of(file) })))
      } catch {
        setUnread(true)
        return undefined
      }
    },
  }
}

export type Files = ReturnType<typeof useFiles>
