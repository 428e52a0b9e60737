import { consentDefaultTag } from '../container/consent.ts'
import { consentTemplate } from '../container/consentTemplate.ts'
import { listOf } from '../gtm/values.ts'
import { say } from '../sentences/say.ts'
import type { Audit, Operation, Patch } from './types.ts'

const textOf = (value: unknown, otherwise: string): string => (typeof value === 'string' && value !== '' ? value : otherwise)

/** The number after the largest id of a list; other entities have their own numbers. */
const nextId = (items: readonly { readonly value: Readonly<Record<string, unknown>> }[], key: string): string =>
  String(Math.max(0, ...items.map(({ value }) => Number(value[key])).filter(Number.isSafeInteger)) + 1)

/** Puts a template and a tag into the file that set the Consent Mode default to denied on Consent Initialization, as a generated container has them. */
export function insertConsentDefault({ context }: Audit): Patch {
  const { version, container, items } = context
  const own = {
    accountId: textOf(version.accountId ?? container.accountId, '0'),
    containerId: textOf(version.containerId ?? container.containerId, '0'),
  }
  const templateId = nextId(items.customTemplate, 'templateId')
  const template = { ...own, templateId, ...consentTemplate, fingerprint: '0' }
  const names = new Set(items.tag.map(({ name }) => name))
  const { name, parameter, trigger, firing, consent } = consentDefaultTag
  const tag = {
    ...own,
    tagId: nextId(items.tag, 'tagId'),
    name: names.has(name) ? `${name} (Tagmason)` : name,
    type: `cvt_${own.containerId}_${templateId}`,
    parameter,
    fingerprint: '0',
    firingTriggerId: [trigger],
    tagFiringOption: firing,
    monitoringMetadata: { type: 'MAP' },
    consentSettings: consent,
  }
  const append = (key: string, value: object): Operation => {
    const list = version[key]
    return Array.isArray(list)
      ? { op: 'add', path: `/containerVersion/${key}/${listOf(list).length}`, value }
      : { op: 'add', path: `/containerVersion/${key}`, value: [value] }
  }
  return { title: say('audit.consent.defaultMissing.fix'), operations: [append('customTemplate', template), append('tag', tag)] }
}
