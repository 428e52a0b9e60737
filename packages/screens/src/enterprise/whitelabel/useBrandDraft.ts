import { type Branding, logoProblem, type LogoProblem } from '@tagmason/domain'
import { useState } from 'react'
import { base64Of } from '../../base64Of.ts'

/** The brand as it stands with what was changed and is not saved yet. */
export function useBrandDraft(kept: Branding) {
  const [changes, setChanges] = useState<Partial<Branding>>({})
  const [problem, setProblem] = useState<LogoProblem | null>(null)
  const brand: Branding = { ...kept, ...changes }
  const set = (part: Partial<Branding>) => setChanges((before) => ({ ...before, ...part }))
  const setLogo = async (file: File) => {
    const logo = `data:${file.type};base64,${await base64Of(file)}`
    const found = logoProblem(logo)
    setProblem(found)
    if (found === null) set({ logo })
  }
  const discard = () => {
    setChanges({})
    setProblem(null)
  }
  const unsaved = (Object.keys(changes) as (keyof Branding)[]).some((name) => brand[name] !== kept[name])
  return { kept, brand, unsaved, problem, set, setLogo, discard }
}
export type BrandDraft = ReturnType<typeof useBrandDraft>
