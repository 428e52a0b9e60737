import { type Issue, Refusal } from '@tagmason/domain'
import type { StepKind } from './stepForm.ts'

/** What is wrong with a step, in the member's language, by the field that it is about; `visit` is what no field is about, where that is all. */
export type RefusedStep = Readonly<Record<string, string>>

/** Fields whose names in a step are others than in the form. */
const names: Readonly<Record<string, string>> = { ratio: 'percent', pixels: 'percent', duration: 'seconds', ms: 'seconds', state: 'granted', command: 'answer' }

/** Why a visit was refused, for the step that was typed; null where the reason lies elsewhere. */
export function refusedStep(error: unknown, at: number, kind: StepKind, fields: readonly string[]): RefusedStep | null {
  if (!(error instanceof Refusal) || error.code !== 'invalid') return null
  const said: Record<string, string> = {}
  for (const issue of error.issues) {
    if (issue.said === undefined) continue
    const field = fieldOf(issue, at, kind)
    said[fields.includes(field) ? field : 'visit'] ??= issue.said
  }
  // A text that is too long makes the visit too long as well: who shortens it has done all.
  if (Object.keys(said).length > 1) delete said['visit']
  return Object.keys(said).length > 0 ? said : null
}

function fieldOf({ path }: Issue, at: number, kind: StepKind): string {
  const [steps, place, key = '', inner = ''] = path.split('.')
  if (steps !== 'steps' || place !== String(at)) return ''
  const name = key === 'element' ? inner : key
  if (kind === 'history' && name === 'url') return 'newAddress'
  return names[name] ?? name
}
