import type { Condition, PlanTrigger } from '@tagmason/domain'
import { catalogue } from './catalogue.ts'
import type { Concept } from './catalogue.ts'
import type { Candidate } from './candidates.ts'
import type { Quantity } from './quantities.ts'

/** The stable hook that the snippets put on calls to action whose text the goal does not give. */
const ctaHook = '[data-track="cta"], [data-track="cta"] *'
const links: Readonly<Record<string, Condition>> = {
  tel: { subject: 'clickUrl', is: 'startsWith', value: 'tel:' },
  mailto: { subject: 'clickUrl', is: 'startsWith', value: 'mailto:' },
  whatsapp: { subject: 'clickUrl', is: 'matchRegex', value: '^(https?://)?(wa\\.me|api\\.whatsapp\\.com|web\\.whatsapp\\.com)/|^whatsapp:', ignoreCase: true },
  social: {
    subject: 'clickUrl',
    is: 'matchRegex',
    value: '^https?://([a-z0-9-]+\\.)*(facebook|instagram|linkedin|twitter|x|tiktok|pinterest|youtube|xing|mastodon|threads|bsky)\\.(com|net|social|app)(/|$)',
    ignoreCase: true,
  },
  maps: {
    subject: 'clickUrl',
    is: 'matchRegex',
    value: '^https?://(maps\\.google\\.[a-z.]+|(www\\.)?google\\.[a-z.]+/maps|maps\\.apple\\.com|goo\\.gl/maps|maps\\.app\\.goo\\.gl)(/|\\?|$)|^geo:',
    ignoreCase: true,
  },
}
const hooks: Readonly<Record<string, string>> = {
  faqOpen: '[data-track="faq"], [data-track="faq"] *, summary, summary *',
  menuClick: 'nav a, nav a *, header a, header a *',
}

/** What the sentence says about when an event fires. */
export interface TriggerDetails {
  quantities: readonly Quantity[]
  /** Where: the page's conditions. */
  conditions: readonly Condition[]
  network: string | undefined
}

/** How an event is noticed: the concept's default trigger with the goal's paths, texts, percentages and seconds. `event`: the GA4 event name. */
export function triggerFor(candidate: Candidate, event: string, details: TriggerDetails): PlanTrigger {
  const where = [...details.conditions]
  const concept: Concept | undefined = candidate.concept ? catalogue[candidate.concept] : undefined
  const kind = concept?.trigger ?? 'dataLayer'
  const optional = where.length > 0 ? { conditions: where } : {}
  if (kind === 'dataLayer') return { type: 'customEvent', event, ...optional }
  if (kind === 'pageview') {
    // A page that does not exist has no path of its own; most sites show '404' in the address or send the visitor to such a page.
    if (candidate.concept === 'pageNotFound')
      return { type: 'pageview', conditions: where.length > 0 ? where : [{ subject: 'pageUrl', is: 'contains', value: '404' }] }
    return { type: 'pageview', conditions: candidate.page?.conditions ?? where }
  }
  if (kind === 'click') return { type: 'click', conditions: [...clickConditions(candidate), ...where] }
  if (kind === 'linkClick') return { type: 'linkClick', conditions: where }
  if (kind === 'formSubmission') return { type: 'formSubmission', conditions: [...formConditions(candidate), ...where] }
  if (kind === 'scrollDepth') return { type: 'scrollDepth', percents: percentsFor(candidate, details.quantities), ...optional }
  if (kind === 'timer') {
    const seconds = details.quantities.find((quantity) => quantity.kind === 'seconds')?.amount ?? 30
    return { type: 'timer', seconds: Math.min(86_400, Math.max(1, Math.round(seconds))), ...optional }
  }
  if (kind === 'elementVisibility') return { type: 'elementVisibility', selector: candidate.selector ?? '[data-track="view"]', ...optional }
  if (kind.startsWith('link:')) {
    const link = kind === 'link:social' && details.network ? networkCondition(details.network) : links[kind.slice(5)]
    return { type: 'linkClick', conditions: link ? [link, ...where] : where }
  }
  return { type: 'automatic', setting: automaticSetting(kind) }
}

function automaticSetting(kind: string): Extract<PlanTrigger, { type: 'automatic' }>['setting'] {
  switch (kind) {
    case 'auto:outboundClicksEnabled':
      return 'outboundClicksEnabled'
    case 'auto:fileDownloadsEnabled':
      return 'fileDownloadsEnabled'
    case 'auto:videoEngagementEnabled':
      return 'videoEngagementEnabled'
    case 'auto:formInteractionsEnabled':
      return 'formInteractionsEnabled'
    case 'auto:siteSearchEnabled':
      return 'siteSearchEnabled'
    case 'auto:scrollsEnabled':
      return 'scrollsEnabled'
    case 'auto:pageChangesEnabled':
      return 'pageChangesEnabled'
    default:
      return 'always'
  }
}

function networkCondition(network: string): Condition {
  return { subject: 'clickUrl', is: 'matchRegex', value: `^https?://([a-z0-9-]+\\.)*${network}\\.(com|net|social|app)(/|$)`, ignoreCase: true }
}

function clickConditions(candidate: Candidate): Condition[] {
  if (candidate.selector) return [{ subject: 'clickElement', is: 'cssSelector', value: `${candidate.selector}, ${candidate.selector} *` }]
  if (candidate.clickText) return [{ subject: 'clickText', is: 'equals', value: candidate.clickText }]
  return [{ subject: 'clickElement', is: 'cssSelector', value: hooks[candidate.concept ?? ''] ?? ctaHook }]
}

function formConditions(candidate: Candidate): Condition[] {
  const id = /^#([\w-]+)$/.exec(candidate.selector ?? '')?.[1]
  return id ? [{ subject: 'formId', is: 'equals', value: id }] : []
}

function percentsFor(candidate: Candidate, quantities: readonly Quantity[]): number[] {
  const said = [...new Set(quantities.filter((quantity) => quantity.kind === 'percent').map((quantity) => Math.round(quantity.amount)))].filter(
    (percent) => percent >= 1 && percent <= 100,
  )
  if (said.length > 0) return said.sort((a, b) => a - b).slice(0, 20)
  return candidate.concept === 'articleRead' ? [75] : [25, 50, 75, 90]
}
