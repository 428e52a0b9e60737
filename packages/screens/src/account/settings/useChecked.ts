import type { ActName, Issue } from '@tagmason/domain'
import { useState } from 'react'
import { type Act, useAct } from '../../workspace.tsx'

export interface Checked<N extends ActName, Field extends string> extends Act<N> {
  /** What is wrong with each field, as the workspace has it. */
  wrong: Partial<Record<Field, string>>
  /** Something else is written. */
  forget(): void
}

/** An act of a form whose faults only the workspace can know, as a wrong password. `fields` are those of the form; what is wrong elsewhere is told by a toast. */
export function useChecked<N extends ActName, Field extends string>(name: N, fields: readonly Field[]): Checked<N, Field> {
  const [wrong, setWrong] = useState<Partial<Record<Field, string>>>({})
  const act = useAct(name, (issues: readonly Issue[]) => {
    const found: Partial<Record<Field, string>> = {}
    for (const { path, message } of issues) {
      const field = fields.find((each) => each === path)
      if (field === undefined) return false
      found[field] = message
    }
    setWrong(found)
    return issues.length > 0
  })
  return { ...act, wrong, forget: () => setWrong({}) }
}
