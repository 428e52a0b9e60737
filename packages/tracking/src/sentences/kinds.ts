import type { EntityKind } from '../gtm/finding.ts'
import { say } from './say.ts'

/** What people call a kind of thing; in English as the file does. */
export function saidKind(kind: EntityKind): string {
  switch (kind) {
    case 'tag':
      return say`tag`
    case 'trigger':
      return say`trigger`
    case 'variable':
      return say`variable`
    case 'folder':
      return say`folder`
    case 'builtInVariable':
      return say`builtInVariable`
    case 'customTemplate':
      return say`customTemplate`
    case 'client':
      return say`client`
    case 'transformation':
      return say`transformation`
  }
}
