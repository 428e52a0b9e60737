import { leastConfidence } from '@tagmason/domain'

/** What a link is for, as far as its address tells: the event that it suggests, and how sure that is, in percent. */
export interface LinkPurpose {
  /** Absent where the address tells only that the link is worth measuring. */
  event?: string
  confidence: number
}

const schemes: Readonly<Record<string, string>> = { tel: 'phone_click', mailto: 'email_click', whatsapp: 'whatsapp_click' }

/** Hosts of services that people are sent to; the host itself or one below it. */
const services: readonly (readonly [RegExp, string])[] = [
  [/^(?:wa\.me|(?:api|web)\.whatsapp\.com)$/, 'whatsapp_click'],
  [/^(?:maps\.google\.[a-z.]+|maps\.app\.goo\.gl|maps\.apple\.com)$/, 'directions_click'],
  [/(?:^|\.)(?:facebook|instagram|linkedin|youtube|tiktok|pinterest|twitter|x|xing)\.com$/, 'social_click'],
]

/** Files that GA4 itself takes for downloads. */
export const file = /\.(?:pdf|xlsx?|docx?|txt|rtf|csv|exe|key|pp(?:s|t|tx)|7z|pkg|rar|gz|zip|avi|mov|mp4|mpe?g|wmv|midi?|mp3|wav|wma)$/i

/** Pages of one product: '/product/blue-shirt', '/produkte/hemd'. */
const product = /\/(?:products?|productos?|produits?|produkte?|artikel|articulos?|items?)\/[^/]+\/?$/i

/** Pages that a site is made for, in the languages of goals: prices, contact, bookings, the cart, an account, a subscription. */
const decisive =
  /(?:^|[/_-])(?:pric(?:es?|ing)|plans|preise?|tarife?|precios?|tarifas?|prix|tarifs?|contact(?:-?us)?|contacto|kontakt|book(?:ing)?s?|appointments?|termine?|reservier(?:en|ung)|reserva[rs]?|reservations?|reserver|rendez-vous|citas?|cart|basket|checkout|warenkorb|kasse|carrito|cesta|panier|commande|sign-?up|register|registrier(?:en|ung)|registro|registrarse|inscription|inscripcion|login|log-in|anmeld(?:en|ung)|connexion|demo|trial|quote|angebot|presupuesto|devis|newsletter|subscribe|donate|spenden|donar|don)(?=$|[/_.-])/i

const certain = 100
/** Sites also name categories like products. */
const likely = 80
/** Most links of a page only lead on: a measurement of each tells little. No less, or a menu's own links would begin as left out. */
const plain = leastConfidence

const address = (href: string, base: string): URL | null => (URL.canParse(href, base) ? new URL(href, base) : null)
const nowhere = 'https://page.invalid/'

/** `of`: the address of the page, or of its site; without one it is not known which links lead out. */
export function linkPurpose(href: string, of: string | undefined): LinkPurpose {
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(href)?.[1]?.toLowerCase()
  if (scheme !== undefined && Object.hasOwn(schemes, scheme)) return { event: schemes[scheme] ?? '', confidence: certain }
  const base = address(of ?? nowhere, nowhere) ?? new URL(nowhere)
  const url = address(href, base.href)
  if (url === null || !/^https?:$/.test(url.protocol)) return { confidence: plain }
  const service = services.find(([hosts]) => hosts.test(url.hostname))
  if (service !== undefined) return { event: service[1], confidence: certain }
  if (/(?:^|\.)google\.[a-z.]+$/.test(url.hostname) && url.pathname.startsWith('/maps')) return { event: 'directions_click', confidence: certain }
  if (file.test(url.pathname)) return { event: 'download_click', confidence: certain }
  const own = url.hostname === base.hostname || url.hostname.replace(/^www\./, '') === base.hostname.replace(/^www\./, '')
  if (!own && base.href !== nowhere) return { event: 'outbound_click', confidence: certain }
  if (product.test(url.pathname)) return { event: 'select_item', confidence: likely }
  return { confidence: decisive.test(url.pathname) ? certain : plain }
}
