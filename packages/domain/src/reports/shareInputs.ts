import { z } from 'zod'
import { address, byId, text } from '../inputTerms.ts'
import { audiences, sharingOptionIds } from './shares.ts'
import { accessTypes, quickShareReports } from './shareTerms.ts'
import { targetKinds } from './targets.ts'

const password = z.string().min(8).max(200)
const instant = z.iso.datetime()

export const newShareSchema = z
  .object({
    target: z.object({ kind: z.enum(targetKinds), id: text(200) }),
    audience: z.enum(audiences),
    people: z.array(address).max(50),
    accessType: z.enum(accessTypes),
    /** Begins then; at once where it is left out. */
    validFrom: instant.optional(),
    validUntil: instant.optional(),
    password: password.optional(),
    embed: z.boolean().optional(),
  })
  .refine(({ audience, people }) => (audience === 'people') === people.length > 0, { path: ['people'], message: 'Nobody would see it: add a person.' })
  .refine(({ audience, accessType }) => accessType !== 'Email Only' || audience === 'people', {
    path: ['people'],
    message: 'What is only mailed needs an address.',
  })
  .refine(({ audience, accessType }) => accessType !== 'Edit' || audience !== 'anyone', {
    path: ['accessType'],
    message: 'Only members edit: whoever has a link may be none.',
  })
  .refine(({ accessType, audience, embed }) => embed !== true || (accessType === 'View Only' && audience === 'anyone'), {
    path: ['embed'],
    message: 'Only what whoever has the link may view can be embedded.',
  })
  .refine(({ validFrom, validUntil }) => validFrom === undefined || validUntil === undefined || Date.parse(validFrom) < Date.parse(validUntil), {
    path: ['validUntil'],
    message: 'It would end before it begins.',
  })
export type NewShare = z.infer<typeof newShareSchema>

/** View Only by a link, and by e-mail where an address is given. */
export const quickShareSchema = z.object({ report: z.enum(quickShareReports), email: address.or(z.literal('')) })

/** `password`: a new one, null for none from now on, left out for that which there is. */
export const shareChangeSchema = byId.extend({
  accessType: z.enum(accessTypes),
  validUntil: instant.nullable(),
  password: password.nullable().optional(),
})

export const sharingOptionSchema = z.object({ id: z.enum(sharingOptionIds), enabled: z.boolean(), sites: z.array(text(200)).max(50).optional() })

/** Whether this looks like the address of a website, as `shop.example`. */
export const isSite = (words: string) => /^(https?:\/\/)?[^\s/]+\.[^\s/.]+/i.test(words)

export const shareOpenSchema = z.object({ token: text(200), password: z.string().max(200).optional() })
