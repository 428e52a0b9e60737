import type { JourneyStep, Pace } from '@tagmason/tracking/site'
import { container, property, type SitePages, snippet } from './server.ts'

/** A site with one fault, and its clean twin. */
export interface SiteCase {
  readonly name: string
  readonly faulty: SitePages
  readonly clean: SitePages
  /** Kind and event of everything that has to be found, and nothing else. */
  readonly finds: readonly string[]
  readonly journey?: readonly JourneyStep[]
  /** The address that is asked first. */
  readonly from?: string
  readonly pace?: Partial<Pace>
}

const tell = (event: string, message: object) => `dataLayer.push(${JSON.stringify({ event, ...message }).replaceAll('"', '&quot;')})`
const button = (text: string, code: string) => `<button onclick="${code}">${text}</button>`
const fault = (what: object) => `<script>window.fault=${JSON.stringify(what)}</script>`
const order = { value: 12.5, currency: 'EUR', transaction_id: 'T-1' }
const buy = (more: object = {}) => button('Buy', tell('purchase', { ...order, ...more }))
const page = (body: string, head = snippet()) => `<!doctype html><html lang="en"><head><title>Shop</title>${head}</head><body>${body}</body></html>`
const shop = page(buy())
const journey: readonly JourneyStep[] = [{ click: 'Buy' }]
const link = '<a href="/next">Next</a>'
const next: readonly JourneyStep[] = [{ click: 'Next' }]

/** A question about consent. The answer is kept, so that the next page does not ask again. */
const question = (agree: string, refuse: string, refusal = 'Reject all') =>
  `<div id="cookies" hidden>We use cookies <button onclick="answer(1)">Accept all</button><button onclick="answer(0)">${refusal}</button></div><script>function answer(yes){document.cookie='seen='+yes;document.getElementById('cookies').hidden=true;if(yes){${agree}}else{${refuse}}}
const seen=/seen=(\\d)/.exec(document.cookie)?.[1];if(seen===undefined)document.getElementById('cookies').hidden=false;else answer(Number(seen))</script>`
const load = `const s=document.createElement('script');s.src='http://www.googletagmanager.com/gtm.js?id=${container}';window.dataLayer=window.dataLayer||[];dataLayer.push({'gtm.start':Date.now(),event:'gtm.js'});document.head.append(s)`
const gtag = 'window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)};'
const signals = (value: string) => `{ad_storage:'${value}',analytics_storage:'${value}',ad_user_data:'${value}',ad_personalization:'${value}'}`
const denied = `<script>${gtag}gtag('consent','default',${signals('denied')})</script>`
const update = `gtag('consent','update',${signals('granted')})`
/** On a later page the answer is known before the container starts. */
const known = `<script>if(/seen=1/.test(document.cookie)){${update}}</script>`
const pixel = "new Image().src='http://www.facebook.com/tr?id=1&ev=PageView'"
const hardCoded = (event: string) =>
  `<script>navigator.sendBeacon('http://www.google-analytics.com/g/collect?'+new URLSearchParams({v:2,tid:'${property}',cid:'1.2',dl:location.href,en:'${event}',gcs:'G111'}))</script>`

const onShop = (name: string, faulty: string, finds: readonly string[]): SiteCase => ({ name, faulty: { '/': faulty }, clean: { '/': shop }, finds, journey })
const askedFirst = page(question(load, ''), '')

export const cases: readonly SiteCase[] = [
  onShop('an event that a tag sends twice', page(buy(), fault({ double: 'purchase' }) + snippet()), ['doubled purchase', 'surplus purchase']),
  onShop('a currency that is none', page(buy({ currency: 'EURO' })), ['parameter purchase']),
  onShop('a parameter that a tag does not pass on', page(buy(), `${fault({ drop: ['value'] })}${snippet()}`), ['parameter purchase']),
  onShop('a missing parameter', page(button('Buy', tell('purchase', { value: 1, currency: 'EUR' }))), ['parameter purchase']),
  onShop('a number that is text', page(buy({ value: '12,90' })), ['parameter purchase']),
  onShop('a negative amount', page(buy({ value: -1 })), ['parameter purchase']),
  onShop('a name with a slip', page(buy(), fault({ rename: { purchase: 'purchse' } }) + snippet()), [
    'missing purchase',
    'surplus purchse',
    'unplanned purchse',
  ]),
  onShop('another property', page(buy(), fault({ property: 'G-WRONG12345' }) + snippet()), ['missing page_view', 'missing purchase', 'surplus purchase']),
  onShop('personal data in a parameter', page(buy({ coupon: 'jo@shop.example' })), ['personal purchase']),
  onShop('a second container', page(buy(), snippet() + snippet('GTM-OTHER1')), ['doubled page_view', 'surplus purchase', 'twice GTM-OTHER1']),
  onShop('its container twice', page(buy(), snippet() + snippet()), ['doubled page_view', 'doubled purchase', 'surplus purchase', `twice ${container}`]),
  onShop('another container', page(buy(), snippet('GTM-OTHER1')), ['missing page_view', 'missing purchase', 'other GTM-OTHER1', 'surplus purchase']),
  onShop('a hit that the page sends by itself', page(buy() + hardCoded('sign_up')), ['parameter sign_up', 'surplus sign_up']),
  onShop('a hit beside the one of the container', page(buy(), snippet() + hardCoded('page_view')), ['doubled page_view']),
  onShop('a script that does not come', page(buy(), snippet(container, '&broken=1')), [
    'failed http://www.googletagmanager.com/gtm.js',
    'missing page_view',
    'missing purchase',
  ]),
  onShop('a data layer that is replaced', page(`<script>setTimeout(()=>{dataLayer=[]},100)</script>${buy()}`), ['missing purchase', 'overwritten ']),
  onShop('a step that cannot be done', page(''), ['step ']),
  {
    ...onShop('a script that is slow', page(buy(), snippet(container, '&slow=1')), ['slow http://www.googletagmanager.com/gtm.js']),
    pace: { firstHit: 4000, load: 15_000 },
  },
  {
    ...onShop('a page view that is slow', page(buy(), fault({ wait: 5500 }) + snippet()), ['slow page_view']),
    pace: { firstHit: 9000 },
  },
  onShop('a server that does not take its hits', page(buy(), fault({ down: true }) + snippet()), ['failed page_view', 'failed purchase']),
  {
    name: 'an order that counts at each reload',
    faulty: { '/': page(`<script>${tell('purchase', order).replaceAll('&quot;', '"')}</script>`) },
    clean: { '/': page(`<script>if(!document.cookie){document.cookie='seen=1';${tell('purchase', order).replaceAll('&quot;', '"')}}</script>`) },
    finds: ['doubled purchase'],
    journey: [{ open: '/' }],
  },
  {
    name: 'a page without the container',
    faulty: { '/': page(link), '/next': page('', '') },
    clean: { '/': page(link), '/next': page('') },
    finds: ['lacks ', 'missing page_view'],
    journey: next,
  },
  {
    name: 'personal data in its address',
    faulty: { '/': page('<a href="/next?email=jo%40shop.example">Next</a>'), '/next': page('') },
    clean: { '/': page(link), '/next': page('') },
    finds: ['personal page_view'],
    journey: next,
  },
  {
    name: 'a redirect before the hit',
    faulty: { '/': page('', `<script>location.replace('/next')</script>${snippet()}`), '/next': page('') },
    clean: { '/': page(''), '/next': page('') },
    finds: ['missing page_view'],
  },
  {
    name: 'a redirect that drops the campaign',
    faulty: { '/': { to: '/next' }, '/next': page('') },
    clean: { '/': { to: '/next?utm_source=mail&gclid=1' }, '/next': page('') },
    finds: ['campaign '],
    from: '/?utm_source=mail&gclid=1',
  },
  {
    name: 'an application that counts no pages',
    faulty: { '/': page(button('Go', "history.pushState({},'','/next');dataLayer.push({event:'route'})"), fault({ single: true }) + snippet()) },
    clean: { '/': page(button('Go', "history.pushState({},'','/next');dataLayer.push({event:'route'})")) },
    finds: ['virtualPage page_view'],
    journey: [{ click: 'Go' }],
  },
  {
    name: 'a checkout in a frame without container',
    faulty: { '/': page('<iframe src="http://pay-faulty.example/"></iframe>') },
    clean: { '/': page('<iframe src="http://pay-clean.example/"></iframe>') },
    finds: ['missing page_view', 'missing purchase'],
    journey: [{ click: 'Buy', within: 'iframe' }],
  },
  {
    name: 'an event on its way when the page is left',
    faulty: { '/': page(`<a href="/next" onclick="${tell('purchase', order)}">Next</a>`, fault({ unsafe: true }) + snippet()), '/next': page('') },
    clean: { '/': page(`<a href="/next" onclick="${tell('purchase', order)}">Next</a>`), '/next': page('') },
    finds: ['missing purchase'],
    journey: [{ wait: 600 }, { click: 'Next' }],
  },
  {
    name: 'an event on the wrong page',
    faulty: { '/': page(link, fault({ misplaced: true }) + snippet()), '/next': page('') },
    clean: { '/': page(link), '/next': page('') },
    finds: ['surplus pricing_view'],
    journey: next,
  },
  { name: 'a hit before consent', faulty: { '/': page(question('', ''), snippet()) }, clean: { '/': askedFirst }, finds: ['beforeConsent page_view'] },
  {
    name: 'advertising in spite of a refusal',
    faulty: { '/': page(question(`${load};${pixel}`, pixel), '') },
    clean: { '/': page(question(`${load};${pixel}`, ''), '') },
    finds: ['beforeConsent PageView'],
  },
  {
    name: 'a default of consent that is late',
    faulty: { '/': page(question(update, ''), snippet() + denied) },
    clean: { '/': page(question(update, ''), denied + snippet()) },
    finds: ['beforeConsent page_view', 'lateDefault '],
  },
  {
    name: 'an agreement that is not passed on',
    faulty: { '/': page(question('', '') + link, denied + snippet()), '/next': page(question('', ''), denied + snippet()) },
    clean: { '/': page(question(update, '') + link, denied + snippet()), '/next': page(question(update, ''), denied + known + snippet()) },
    finds: ['stillDenied page_view'],
    journey: [{ wait: 1200 }, ...next],
  },
  {
    name: 'a question that cannot be refused',
    faulty: { '/': page(question(load, '', 'Learn more'), '') },
    clean: { '/': askedFirst },
    finds: ['notRefusable '],
  },
]

/** The checkout of another site, in a frame. */
export const frames: Readonly<Record<string, SitePages>> = {
  'pay-faulty': { '/': page(buy(), '<script>dataLayer=[]</script>') },
  'pay-clean': { '/': page(buy()) },
}
