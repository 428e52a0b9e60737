import { z } from 'zod'
import { act, read } from '../declare.ts'
import { byId, nothing, text } from '../inputTerms.ts'
import { type BrandingNow, mostLogoBytes, type WhiteLabelClient, type WhiteLabelFeature } from './whitelabel.ts'

const color = z.string().regex(/^#[0-9a-f]{6}$/i)

const brandingSchema = z.object({
  companyName: text(60),
  primaryColor: color,
  secondaryColor: color,
  /** A data address; its bytes are looked at by the engine. */
  logo: z
    .string()
    .max(Math.ceil(mostLogoBytes / 3) * 4 + 2000)
    .nullable(),
})

const clientSchema = z.object({ name: text(80), domain: text(253), color: color.nullable() })

/** How the product presents itself: to the account, and to clients of its own. */
export const whitelabelReads = {
  'branding.get': read<BrandingNow>()({ input: nothing, role: 'viewer', topics: ['brandSettings', 'brandVersions', 'preferences'] }),
  'whiteLabel.features': read<WhiteLabelFeature[]>()({ input: nothing, role: 'viewer', topics: ['whiteLabelFeatures', 'preferences'] }),
  'clients.list': read<WhiteLabelClient[]>()({ input: nothing, role: 'viewer', topics: ['clients', 'preferences'] }),
} as const

export const whitelabelActs = {
  /** Everybody's screens take it at once; what was before it is kept. */
  'branding.save': act<void>()({ input: brandingSchema, role: 'admin' }),
  'whiteLabel.setFeature': act<WhiteLabelFeature>()({ input: byId.extend({ enabled: z.boolean() }), role: 'admin' }),
  'clients.add': act<WhiteLabelClient>()({ input: clientSchema, role: 'admin' }),
  /** Another domain is not verified. */
  'clients.change': act<WhiteLabelClient>()({ input: clientSchema.extend(byId.shape), role: 'admin' }),
  /** Looks for the record of the domain; Setup becomes Active once it is found. */
  'clients.verify': act<WhiteLabelClient>()({ input: byId, role: 'admin' }),
  'clients.setSuspended': act<WhiteLabelClient>()({ input: byId.extend({ suspended: z.boolean() }), role: 'admin' }),
  'clients.remove': act<void>()({ input: byId, role: 'admin' }),
} as const
