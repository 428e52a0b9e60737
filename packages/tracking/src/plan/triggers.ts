import type { Condition, PlanTrigger } from '@tagmason/domain'
import type { Candidate } from './candidates.ts'
import { catalogue, type Concept } from './catalogue.ts'
import { formConditions } from './hooks.ts'
import type { Quantity } from './quantities.ts'

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
  appstore: {
    subject: 'clickUrl',
    is: 'matchRegex',
    value: '^https?://(apps\\.apple\\.com|itunes\\.apple\\.com|play\\.google\\.com)(/|$)|^(itms-apps|market):',
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
  /** What is seen or clicked, as part of a selector. */
  thing: string | undefined
}

/** How an event is noticed: the concept's default trigger with the goal's paths, texts, percentages and seconds. `event`: the GA4 event name. */
export function triggerFor(candidate: Candidate, event: string, details: TriggerDetails): PlanTrigger {
  const where = [...details.conditions]
  const concept: Concept | undefined = candidate.concept ? catalogue[candidate.concept] : undefined
  const kind = concept?.trigger ?? 'dataLayer'
  const optional = where.length > 0 ? { conditions: where } : {}
  if (kind === 'dataLayer') return { type: 'customEvent', event, ...optional }
  if (kind === 'pageview') {
    // A page that does not exist has no path of its own; '/404' and '/404.html' are where most sites send the visitor; '/p/14045' is none.
    if (candidate.concept === 'pageNotFound')
      return { type: 'pageview', conditions: where.length > 0 ? where : [{ subject: 'pagePath', is: 'matchRegex', value: '(^|/)404(/|\\.|$)' }] }
    return { type: 'pageview', conditions: candidate.page?.conditions ?? where }
  }
  if (kind === 'click') return { type: 'click', conditions: [...clickConditions(candidate, details.thing), ...where] }
  if (kind === 'formSubmission') return { type: 'formSubmission', conditions: [...formConditions(candidate, where.length > 0), ...where] }
  if (kind === 'scrollDepth') return { type: 'scrollDepth', percents: percentsFor(candidate, details.quantities), ...optional }
  if (kind === 'timer') {
    const seconds = details.quantities.find((quantity) => quantity.kind === 'seconds')?.amount ?? 30
    return { type: 'timer', seconds: Math.min(86_400, Math.max(1, Math.round(seconds))), ...optional }
  }
  if (kind === 'elementVisibility')
    return { type: 'elementVisibility', selector: candidate.selector ?? `[data-track="${details.thing ?? 'view'}"]`, ...optional }
  if (kind.startsWith('link:')) {
    const link = kind === 'link:social' && details.network ? networkCondition(details.network) : links[kind.slice(5)]
    return { type: 'linkClick', conditions: link ? [link, ...where] : where }
  }
  if (kind === 'youTubeVideo')
    return candidate.concept === 'videoPause'
      ? { type: 'youTubeVideo', actions: ['pause'] }
      : { type: 'youTubeVideo', actions: ['progress'], percents: percentsFor(candidate, details.quantities) }
  return { type: 'automatic', setting: kind.slice('auto:'.length) as Extract<PlanTrigger, { type: 'automatic' }>['setting'] }
}

function networkCondition(network: string): Condition {
  return { subject: 'clickUrl', is: 'matchRegex', value: `^https?://([a-z0-9-]+\\.)*${network}\\.(com|net|social|app)(/|$)`, ignoreCase: true }
}

function clickConditions(candidate: Candidate, thing: string | undefined): Condition[] {
  if (candidate.selector) return [{ subject: 'clickElement', is: 'cssSelector', value: `${candidate.selector}, ${candidate.selector} *` }]
  if (candidate.clickText) return [{ subject: 'clickText', is: 'equals', value: candidate.clickText }]
  // Sites call a banner so in its class.
  const banner = /^banners?$/.test(thing ?? '') ? ', [class*="banner"], [class*="banner"] *' : ''
  return [
    {
      subject: 'clickElement',
      is: 'cssSelector',
      value: hooks[candidate.concept ?? ''] ?? `[data-track="${thing ?? 'cta'}"], [data-track="${thing ?? 'cta'}"] *${banner}`,
    },
  ]
}

function percentsFor(candidate: Candidate, quantities: readonly Quantity[]): number[] {
  const said = [...new Set(quantities.filter((quantity) => quantity.kind === 'percent').map((quantity) => Math.round(quantity.amount)))].filter(
    (percent) => percent >= 1 && percent <= 100,
  )
  if (said.length > 0) return said.sort((a, b) => a - b).slice(0, 20)
  return candidate.concept === 'articleRead' ? [75] : [25, 50, 75, 90]
}
