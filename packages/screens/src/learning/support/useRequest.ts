import { descriptionLimit, emptySupportRequest, subjectLimit, type SupportRequest } from '@tagmason/domain'
import { useState } from 'react'
import { useAct } from '../../workspace.tsx'
import { useFiles } from './useFiles.ts'
import { useSubmitted } from './useSubmitted.ts'

export type Problem = 'missing' | 'tooLong' | undefined

/** What is wrong with a text that must be written: nothing of it, or more than is taken. */
const problemOf = (written: string, most: number): Problem => (written.trim() === '' ? 'missing' : written.trim().length > most ? 'tooLong' : undefined)

/** A request as it is written and sent; afterwards the form is back at its beginning (requirements LEARN-SUP-16). */
export function useRequest() {
  const create = useAct('tickets.create')
  const submitted = useSubmitted()
  const [draft, setDraft] = useState<SupportRequest>(emptySupportRequest)
  const files = useFiles()
  const [tried, setTried] = useState(false)
  const problems = { subject: problemOf(draft.subject, subjectLimit), description: problemOf(draft.description, descriptionLimit) }
  const submit = async () => {
    setTried(true)
    if (problems.subject !== undefined || problems.description !== undefined) return
    const sent = await files.read()
    const made = sent && (await create.run({ ...draft, files: sent }))
    if (made === undefined) return
    submitted(made.done.id)
    setDraft(emptySupportRequest)
    files.clear()
    setTried(false)
  }
  return {
    draft,
    files,
    /** What is said to be wrong: nothing before the first try. */
    problems: tried ? problems : { subject: undefined, description: undefined },
    busy: create.busy,
    blocked: create.blocked,
    set: (part: Partial<SupportRequest>) => setDraft({ ...draft, ...part }),
    submit,
  }
}

export type RequestForm = ReturnType<typeof useRequest>
