import type { Item } from '../../gtm/context.ts'
import { parameterText } from '../../gtm/parameters.ts'
import { referencesIn } from '../../gtm/references.ts'
import { quote } from '../../gtm/values.ts'
import { say } from '../../sentences/say.ts'
import type { Audit, AuditRule, Fault } from '../types.ts'
import { ownEventRows, rowsOf } from '../read.ts'
import { sources } from '../sources.ts'

/** Names of what tells who somebody is. City, country and postal code alone do not. */
const personal =
  /^(?:(?:user|customer|client|contact|billing|shipping|sha256|hashed)_?)?(?:e_?mail(?:_?addr(?:ess)?)?|(?:tele)?phone(?:_?(?:number|no))?|mobile(?:_?(?:phone|number))?|first_?name|last_?name|full_?name|sur_?name|street(?:_?address)?|birth_?(?:day|date)|date_of_birth|ssn|iban|passport(?:_?number)?|credit_?card(?:_?number)?)(?:_?(?:sha256|hash(?:ed)?))?$/i

const isPersonal = (name: string): boolean => personal.test(name.replace(/[\s-]+/g, '_'))

// In an address, `name` and `user` are the person's too.
const inAddress = (key: string): boolean => isPersonal(key) || /^(?:name|user_?name|tel)$/i.test(key)

/** Variables that read such a key from the address of the page. */
const leaking = (audit: Audit): ReadonlyMap<string, string> =>
  new Map(
    audit.context.items.variable.flatMap((item): [string, string][] => {
      const key =
        item.type === 'u' && parameterText(item, 'component') === 'QUERY'
          ? parameterText(item, 'queryKey')
          : item.type === 'qp'
            ? parameterText(item, 'queryParamName')
            : ''
      return key !== '' && inAddress(key) ? [[item.name, key]] : []
    }),
  )

/** Tags and settings that send rows to GA4; user-provided data (awec) is the place that is made for persons. */
const senders = ({ context }: Audit): readonly Item[] =>
  [...context.items.tag, ...context.items.variable].filter((item) => ['gaawe', 'gtes', 'googtag', 'gtcs', 'gaawc'].includes(item.type))

const rows = (item: Item) =>
  ['eventSettingsTable', 'eventParameters', 'configSettingsTable', 'fieldsToSet', 'userProperties'].flatMap((key) => rowsOf(item, key))

function* inUrl(audit: Audit): Generator<Fault> {
  const keys = leaking(audit)
  const [first] = keys.values()
  for (const item of senders(audit))
    for (const { name, value, place } of rows(item)) {
      const from = referencesIn(value).find((one) => keys.has(one))
      if (from !== undefined)
        yield {
          item,
          place,
          message: say('audit.privacy.parameterFromAddress', { parameter: quote(name), key: quote(keys.get(from) ?? '') }),
        }
      else if (name === 'page_location' && first !== undefined && value === '{{Page URL}}')
        yield {
          item,
          place,
          message: say('audit.privacy.pageLocation', { key: quote(first) }),
        }
    }
}

function* parameters(audit: Audit): Generator<Fault> {
  for (const item of senders(audit))
    for (const { name, place } of [...ownEventRows(item), ...rowsOf(item, 'userProperties')])
      if (isPersonal(name))
        yield {
          item,
          place,
          message: say('audit.privacy.parameter', { parameter: quote(name) }),
        }
}

export const privacyRules: readonly AuditRule[] = [
  { id: 'A60', name: 'pii-in-url', area: 'privacy', severity: 'error', source: sources.practice, check: inUrl },
  { id: 'A61', name: 'pii-parameter', area: 'privacy', severity: 'error', source: sources.practice, check: parameters },
]
