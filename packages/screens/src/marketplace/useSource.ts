import type { ActInput, Issue } from '@tagmason/domain'
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
      setError(from === 'file' && file === null && text.missing)
      if (from === 'project') return { from }
      return file === null ? undefined : { from, fileName: file.name, text: await file.text() }
    },
    /** Shows why the workspace did not take it; false where something else was wrong. */
    says: ([issue]: readonly Issue[]) => {
      if (!issue?.path.startsWith('content')) return false
      setError(text.faults[issue.message] ?? text.notImportable)
      return true
    },
    reset: () => {
      setFrom('project')
      setFile(null)
      setError(false)
    },
  }
}

export type Source = ReturnType<typeof useSource>
