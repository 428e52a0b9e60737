import type { InSpace } from '../space.ts'

/** Those of the specification; `Suspended` is ours. */
export const clientStatuses = ['Active', 'Setup'] as const
export type ClientStatus = (typeof clientStatuses)[number] | 'Suspended'

/** What came of looking for a domain's record: it stands there, it does not, another one does, or nobody could look. */
export const domainResults = ['found', 'missing', 'different', 'unavailable'] as const
export type DomainResult = (typeof domainResults)[number]

/** An account under another brand. */
export interface WhiteLabelClient extends InSpace {
  id: string
  name: string
  domain: string
  status: ClientStatus
  users: number
  /** ISO 8601, UTC; null when nobody has signed in. */
  lastActive: string | null
  /** A colour of its own, `#rrggbb`; null takes the account's. */
  color: string | null
  /** What the domain's record has to say, so that nobody can add a domain that is not theirs. */
  token: string
  /** When the record was found, ISO 8601 in UTC; null for not verified. */
  verifiedAt: string | null
  /** The last look at the record; null before the first. */
  check: { at: string; result: DomainResult } | null
}

/** The DNS record that shows whose a domain is. */
export const domainRecord = ({ domain, token }: Pick<WhiteLabelClient, 'domain' | 'token'>) => ({
  type: 'TXT',
  name: `_tagmason.${domain}`,
  value: `tagmason-verification=${token}`,
})

/** A domain as people type it, in the form it is kept in: `insights.shop.example`. Null for what is none: without a dot, an IP address, with a port or path. */
export function domainOf(written: string): string | null {
  const name = written
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\.?\/?$/, '')
  const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
  return name.length <= 253 && new RegExp(`^(?:${label}\\.)+(?!\\d+$)${label}$`).test(name) ? name : null
}

/** Colours that a brand has until somebody chooses others (specification, section 9). */
export const defaultPrimaryColor = '#3b82f6'
export const defaultSecondaryColor = '#64748b'

/** What can be chosen of how the product presents itself. */
export interface Branding {
  companyName: string
  /** `#rrggbb` */
  primaryColor: string
  secondaryColor: string
  /** Data address of a picture; null shows the company's name. */
  logo: string | null
}
export interface BrandSettings extends Branding, InSpace {
  id: string
}

/** How it was until somebody changed it. */
export interface BrandVersion extends Branding, InSpace {
  id: string
  /** Until when, ISO 8601 in UTC. */
  until: string
  /** Name of who changed it then. */
  by: string
}

export interface BrandingNow {
  brand: Branding
  /** Those before it, the last first. */
  versions: BrandVersion[]
}

/** As many former brands as are kept. */
export const mostBrandVersions = 10

/** The media types of a logo, and the most bytes of one. */
export const logoTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] as const
export const mostLogoBytes = 200_000

/** Why a picture cannot be a logo: another kind of file than it says or than is taken, too many bytes, or an SVG that does things or loads things. */
export type LogoProblem = 'type' | 'size' | 'active'

/**
 * What is wrong with a logo, a data address in base64; null where nothing is obvious. Looks at the bytes: a name and a media type can say anything.
 * An SVG without an obvious problem can still act: what is kept is rebuilt from an allow list (`branding.save`).
 */
export function logoProblem(address: string): LogoProblem | null {
  const [, type = '', encoded = ''] = /^data:([a-z+/]+);base64,([A-Za-z0-9+/]+={0,2})$/.exec(address) ?? []
  if (!logoTypes.some((known) => known === type) || encoded.length % 4 !== 0) return 'type'
  if ((encoded.length / 4) * 3 - (/=*$/.exec(encoded)?.[0].length ?? 0) > mostLogoBytes) return 'size'
  const bytes = atob(encoded)
  if (type === 'image/svg+xml') {
    const [first = '', ...commented] = bytes.split('<!--')
    const drawing = first + commented.map((part) => (part.includes('-->') ? part.slice(part.indexOf('-->') + 3) : '')).join('')
    if (/<!ENTITY/i.test(drawing)) return 'active'
    if (!/^(\u00EF\u00BB\u00BF)?\s*(<\?xml[^>]*>\s*)?(<!DOCTYPE[^>[]*>\s*)?<svg[\s>]/.test(drawing)) return 'type'
    return /<(script|foreignObject|iframe|image|use)\b|\son\w+\s*=|javascript:|<!ENTITY|@import|url\(\s*['"]?(https?:)?\/\//i.test(bytes) ? 'active' : null
  }
  const begin = { 'image/png': '\x89PNG\r\n\x1A\n', 'image/jpeg': '\xFF\xD8\xFF', 'image/webp': 'RIFF' }[type] ?? ''
  return bytes.startsWith(begin) && (type !== 'image/webp' || bytes.startsWith('WEBP', 8)) ? null : 'type'
}

export const featureStatuses = ['Available', 'Coming Soon'] as const
export type FeatureStatus = (typeof featureStatuses)[number]

export const whiteLabelFeatureIds = ['domain', 'sender', 'hidden', 'logins', 'help', 'mobile'] as const
export type WhiteLabelFeatureId = (typeof whiteLabelFeatureIds)[number]

/** Something that a brand can have of its own. */
export interface WhiteLabelFeature extends InSpace {
  id: string
  feature: WhiteLabelFeatureId
  status: FeatureStatus
  enabled: boolean
}
