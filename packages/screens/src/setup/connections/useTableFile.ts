import { readTable } from '@tagmason/domain'
import { useRef } from 'react'

/** A file that was chosen, with its text and what is in it. */
export interface ReadFile {
  name: string
  /** In bytes. */
  size: number
  text: string
  table: ReturnType<typeof readTable>
}

/** Reads chosen files one after another; only the last one counts. */
export function useTableFile(onRead: (file: ReadFile) => void) {
  const last = useRef(0)
  return async (file: File) => {
    const turn = ++last.current
    const text = await file.text()
    const read = { name: file.name, size: file.size, text, table: readTable(file.name, text) }
    if (turn === last.current) onRead(read)
  }
}
