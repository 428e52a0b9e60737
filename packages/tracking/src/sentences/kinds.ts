import type { EntityKind } from '../gtm/finding.ts'
import { say, type Sentence } from './say.ts'

/** What people call a kind of thing; in English as the file does. */
export function saidKind(kind: EntityKind): Sentence {
  switch (kind) {
    case 'tag':
      return say('kind.tag')
    case 'trigger':
      return say('kind.trigger')
    case 'variable':
      return say('kind.variable')
    case 'folder':
      return say('kind.folder')
    case 'builtInVariable':
      return say('kind.builtInVariable')
    case 'customTemplate':
      return say('kind.customTemplate')
    case 'client':
      return say('kind.client')
    case 'transformation':
      return say('kind.transformation')
  }
}
