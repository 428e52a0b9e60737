import type { ConsentSettings, Parameter } from '../gtm/index.ts'
import type { TemplateDraft } from './consentTemplate.ts'

/** A tag without ids; `trigger` is the id of a built-in trigger or the key of a drafted one. */
export interface TagDraft {
  name: string
  /** The code of a built-in type, or the template that the tag is made from. */
  type: string | TemplateDraft
  notes?: string
  /** The folder; that of what serves every event when left out. */
  folder?: string
  parameter: Parameter[]
  trigger: string
  firing: 'ONCE_PER_EVENT' | 'ONCE_PER_LOAD'
  consent: ConsentSettings
}
