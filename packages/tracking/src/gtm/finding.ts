import type { Sentence } from '../sentences/say.ts'
export type Severity = 'error' | 'warning' | 'info'

/** The kinds of named things in a container, by their key in `containerVersion`. */
export type EntityKind = 'tag' | 'trigger' | 'variable' | 'folder' | 'builtInVariable' | 'customTemplate' | 'client' | 'transformation'

export interface Finding {
  /** F… the file cannot be used, E… the import would be refused or broken, W… worth a look, I… only said. */
  readonly code: string
  readonly severity: Severity
  /** JSON path, such as `$.containerVersion.tag[3].parameter[1].value`. */
  readonly path: string
  /** One sentence: what, why, what to do. */
  readonly message: Sentence
  readonly entity?: { readonly kind: EntityKind; readonly name: string }
}

/** A place as a chain of steps: its text is only made when a finding needs it. */
export interface Place {
  readonly up: Place | null
  readonly step: string | number
}

export const root: Place = { up: null, step: '$' }

/** The place one step below. */
export const at = (up: Place, step: string | number): Place => ({ up, step })

/** The JSON path of a place; keys that are no plain words are quoted in brackets. */
export const pathOf = (place: Place): string => {
  if (place.up === null) return '$'
  const before = pathOf(place.up)
  if (typeof place.step === 'number') return `${before}[${place.step}]`
  return /^[A-Za-z_$][\w$]*$/.test(place.step) ? `${before}.${place.step}` : `${before}[${JSON.stringify(place.step)}]`
}

const severities: Readonly<Record<string, Severity>> = { F: 'error', E: 'error', W: 'warning', I: 'info' }

/** The severity that the first letter of a code stands for. */
export const severityOf = (code: string): Severity => severities[code.charAt(0)] ?? 'info'

/** A finding about the file as a whole or about a place that is already a text. */
export const finding = (code: string, path: string, message: Sentence): Finding => ({ code, severity: severityOf(code), path, message })
