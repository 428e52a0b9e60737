import type { ActInput } from '@tagmason/domain'
import { useState } from 'react'
import { useText } from '../language.ts'
import { marketplaceText } from './texts.ts'

type Content = ActInput<'templates.create'>['content']
type From = 'project' | 'file'

/** Where the content of a template comes from, while it is chosen. */
export function useSource() {
  const { source: text } = useText(marketplaceText)
  const [from, setFrom] = useState<From>('project')
  const [file, setFile] = useState<File | null>(null)
  const [error, setError] = useState<string | false>(false)
  return {
    from,
    file,
    error,
    choose: (next: From) => {
      setFrom(next)
      setError(false)
    },
    take: (next: File | null) => {
      setFile(next)
      setError(false)
    },
    /** What was chosen, or nothing where the file is missing. */
    read: async (): Promise<Content | undefined> => {
      if (from === 'project') return { from }
      if (file === null) setError(text.missing)
      return file === null ? undefined : { from, fileName: file.name, text: await file.text() }
    },
    /** It was not taken. */
    refuse: () => setError(from === 'file' ? text.refusedFile : text.refusedProject),
    reset: () => {
      setFrom('project')
      setFile(null)
      setError(false)
    },
  }
}

export type Source = ReturnType<typeof useSource>
