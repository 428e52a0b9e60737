import type { Item } from '../../gtm/context.ts'
import { parameterText } from '../../gtm/parameters.ts'
import { quote } from '../../gtm/values.ts'
import { say, type Sentence } from '../../sentences/say.ts'
import type { Audit, AuditRule, Fault } from '../types.ts'
import { sources } from '../sources.ts'
import { textsOf } from '../uses.ts'

/** What services' keys look like; those that are public by design (`pk_…`, browser keys of maps) are not among them. */
const known: readonly (readonly [RegExp, Sentence])[] = [
  [/\bAKIA[0-9A-Z]{16}\b/, say('audit.secrets.kind.aws')],
  [/\b[sr]k_live_[0-9A-Za-z]{16,}/, say('audit.secrets.kind.stripe')],
  [/\bgh[pousr]_[0-9A-Za-z]{30,}/, say('audit.secrets.kind.github')],
  [/\bxox[abprs]-[0-9A-Za-z-]{10,}/, say('audit.secrets.kind.slack')],
  [/\bSG\.[\w-]{16,}\.[\w-]{16,}/, say('audit.secrets.kind.sendgrid')],
  [/\bEAA[0-9A-Za-z]{60,}/, say('audit.secrets.kind.meta')],
  [/-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/, say('audit.secrets.kind.privateKey')],
  [/\bBearer\s+[\w.~+/-]{20,}/, say('audit.secrets.kind.bearer')],
]
const assigned = /(?:api[_-]?(?:key|secret)|client[_-]?secret|secret[_-]?key|access[_-]?token|auth[_-]?token|password)['"]?\s*[:=]\s*['"]([\w./+~-]{16,})['"]/i
const secretName = /\b(?:api|secret|access|auth|private)[ _-]?(?:key|secret|token)\b|\bsecret\b|\bpassword\b/i
const example = /your|xxxx|placeholder|example|insert|redacted/i

const found = (item: Item): Sentence | undefined => {
  for (const { text } of textsOf(item)) {
    const kind = known.find(([pattern]) => pattern.test(text))
    if (kind !== undefined) return kind[1]
    const value = assigned.exec(text)?.[1]
    if (value !== undefined && !example.test(value) && !value.startsWith('pk_')) return say('audit.secrets.kind.password')
  }
  const value = item.type === 'c' && secretName.test(item.name) ? parameterText(item, 'value') : ''
  return /^[\w./+~-]{16,}$/.test(value) && !example.test(value) && !/^(?:pk_|AIza)/.test(value) ? say('audit.secrets.kind.named') : undefined
}

function* secrets(audit: Audit): Generator<Fault> {
  // A server container's code stays on the server.
  if (!audit.web) return
  for (const item of [...audit.context.items.tag, ...audit.context.items.variable]) {
    const kind = found(item)
    if (kind !== undefined)
      yield {
        item,
        message: say('audit.secrets.found', { thing: quote(item.name), secret: kind }),
      }
  }
}

export const secretRules: readonly AuditRule[] = [
  { id: 'A62', name: 'secret-in-container', area: 'security', severity: 'error', source: sources.practice, check: secrets },
]
