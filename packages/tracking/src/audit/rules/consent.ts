import type { Item } from '../../gtm/context.ts'
import { parameterText } from '../../gtm/parameters.ts'
import { quote } from '../../gtm/values.ts'
import { saidList } from '../../sentences/list.ts'
import { say } from '../../sentences/say.ts'
import { idOf, activeTags, allPages, consentInitialization, firing, initialization, isGoogleTag, onEveryPage } from '../read.ts'
import type { Audit, AuditRule, Fault } from '../types.ts'
import { insertConsentDefault } from '../insertConsent.ts'
import { pointerOf } from '../patch.ts'
import { sources } from '../sources.ts'
import { textsOf } from '../uses.ts'

/** The source text of the template that a tag is made from: undefined without a template, null when the file lacks it. */
export const templateOf = ({ context }: Audit, item: Item): string | null | undefined => {
  if (!item.type.startsWith('cvt_')) return undefined
  const found = context.items.customTemplate.find((one) => {
    const gallery = one.value.galleryReference
    const code = typeof gallery === 'object' && gallery !== null && 'galleryTemplateId' in gallery ? String(gallery.galleryTemplateId) : ''
    return (code !== '' && item.type === `cvt_${code}`) || item.type.endsWith(`_${idOf(one)}`)
  })
  return found !== undefined && typeof found.value.templateData === 'string' ? found.value.templateData : null
}

const byGtag = /['"]consent['"]\s*,\s*['"]default['"]/

/** What a tag sets the consent default with: its own code or its template's; undefined when it sets none. */
const defaultCode = (audit: Audit, item: Item): string | undefined => {
  if (item.type === 'html') {
    const html = parameterText(item, 'html')
    return byGtag.test(html) ? html : undefined
  }
  const template = templateOf(audit, item)
  // The permission alone says it: the call may be built in pieces.
  return typeof template === 'string' && /setDefaultConsentState/.test(template)
    ? [template, ...[...textsOf(item)].map(({ text }) => text)].join('\n')
    : undefined
}

export const setsDefault = (audit: Audit, item: Item): boolean => defaultCode(audit, item) !== undefined

const setters = (audit: Audit): readonly Item[] => (audit.web ? activeTags(audit).filter((item) => setsDefault(audit, item)) : [])

const early = (audit: Audit, id: string): boolean => id === consentInitialization || audit.triggers.get(id)?.type === 'CONSENT_INIT'

function* missing(audit: Audit): Generator<Fault> {
  if (!audit.web || setters(audit).length > 0) return
  // A tag whose template is elsewhere may well be the consent banner.
  if (activeTags(audit).some((item) => templateOf(audit, item) === null && firing(item).some((id) => early(audit, id)))) return
  if (activeTags(audit).some(isGoogleTag))
    yield {
      message: say('audit.consent.defaultMissing'),
      fix: insertConsentDefault(audit),
    }
}

/** Whether a Google tag runs no later than the page view: what custom HTML pushes is read only after that. */
const googleRunsAtOnce = (audit: Audit): boolean =>
  activeTags(audit).some(
    (item) =>
      isGoogleTag(item) &&
      firing(item).some(
        (id) =>
          [consentInitialization, initialization, allPages].includes(id) || ['CONSENT_INIT', 'INIT', 'PAGEVIEW'].includes(audit.triggers.get(id)?.type ?? ''),
      ),
  )

function* late(audit: Audit): Generator<Fault> {
  for (const item of setters(audit)) {
    const ids = firing(item)
    if (ids.length === 0) continue
    const isEarly = ids.some((id) => early(audit, id))
    if (item.type === 'html') {
      // On any trigger: moving it is no fix.
      if (!isEarly)
        yield {
          item,
          message: say('audit.consent.defaultLateScript', { tag: quote(item.name) }),
        }
      else if (googleRunsAtOnce(audit))
        yield {
          item,
          severity: 'warning',
          message: say('audit.consent.defaultInHtml', { tag: quote(item.name) }),
        }
      continue
    }
    if (isEarly) continue
    yield {
      item,
      message: say('audit.consent.defaultLate', { tag: quote(item.name) }),
      fix: ids.some((id) => onEveryPage(audit, id))
        ? {
            title: say('audit.consent.defaultLate.fix', { tag: quote(item.name) }),
            operations: [{ op: 'replace', path: `${pointerOf(item.place)}/firingTriggerId`, value: [consentInitialization] }],
          }
        : undefined,
    }
  }
}

function* firstVersion(audit: Audit): Generator<Fault> {
  for (const item of setters(audit)) {
    const code = defaultCode(audit, item) ?? ''
    const gone = /ad_storage|analytics_storage/.test(code) ? ['ad_user_data', 'ad_personalization'].filter((type) => !code.includes(type)) : []
    if (gone.length > 0)
      yield {
        item,
        message: say('audit.consent.typesMissing', { types: saidList(gone) }),
      }
  }
}

function* noWait(audit: Audit): Generator<Fault> {
  for (const item of setters(audit))
    if (!(defaultCode(audit, item) ?? '').includes('wait_for_update'))
      yield {
        item,
        message: say('audit.consent.noWait'),
      }
}

function* twice(audit: Audit): Generator<Fault> {
  const [first, ...others] = setters(audit)
  for (const item of others)
    yield {
      item,
      message: say('audit.consent.defaultTwice', { tag: quote(item.name), first: quote(first?.name ?? '') }),
    }
}

export const consentRules: readonly AuditRule[] = [
  { id: 'A50', name: 'consent-missing-default', area: 'consent', severity: 'error', source: sources.consent, wholeOnly: true, check: missing },
  { id: 'A52', name: 'consent-late-default', area: 'consent', severity: 'error', source: sources.consent, check: late },
  { id: 'A54', name: 'consent-v1-only', area: 'consent', severity: 'warning', source: sources.consent, check: firstVersion },
  { id: 'A55', name: 'consent-no-wait', area: 'consent', severity: 'info', source: sources.templates, check: noWait },
  { id: 'A56', name: 'consent-two-defaults', area: 'consent', severity: 'warning', source: sources.consent, check: twice },
]
