import { z } from 'zod'
import { byId, text } from '../inputTerms.ts'
import { apiScopes, graceHours, keyEnvironments, keyKinds } from './apiKeys.ts'
import { webhookEvents } from './webhooks.ts'

const scopes = z.array(z.enum(apiScopes)).min(1).readonly()

export const newKeySchema = z.object({
  name: text(60),
  kind: z.enum(keyKinds),
  environment: z.enum(keyEnvironments),
  scopes,
  /** Days until it ends; null for never. */
  life: z.int().min(1).max(3650).nullable(),
  /** Slug of the project that it is for; left out for the one that is looked at, if that is one of the member's own. */
  project: text(200).optional(),
})

export const keyChangeSchema = byId.extend({ name: text(60), scopes })

export const regenerateSchema = byId.extend({ grace: z.literal(graceHours) })

export const apiCallSchema = z.object({
  /** Id of the endpoint. */
  endpoint: text(80),
  /** The header: `Bearer <key>`. */
  authorization: z.string().max(300),
  /** JSON; only where the endpoint takes one. */
  body: z.string().max(100_000).default(''),
})

export const webhookDraftSchema = z.object({ name: text(80), url: text(2000), events: z.array(z.enum(webhookEvents)).min(1).readonly() })

/** Several people can be asked at once; each address is checked by the engine, so that each fault names its place. */
export const inviteSchema = z.object({
  emails: z.array(z.string().trim().max(254)).min(1).max(50).readonly(),
  /** Name of a role, in any case: `viewer`, or one of the organisation's own. */
  role: text(60),
  department: text(60).optional(),
  /** `account`: as a member of this account; `organisation`: of all accounts together. */
  scope: z.enum(['account', 'organisation']),
})

export const acceptSchema = z.object({ token: text(100), firstName: text(100), lastName: text(100) })

export const roleDraftSchema = z.object({ name: text(40), description: text(200), permissions: z.array(text(60)).max(40).readonly() })

export const rolePermissionsSchema = z.object({
  roles: z
    .array(roleDraftSchema.pick({ permissions: true }).extend(byId.shape))
    .min(1)
    .max(100)
    .readonly(),
})

export const newRoleSchema = roleDraftSchema.extend({ base: z.enum(['admin', 'editor', 'analyst', 'viewer']) })

export const departmentSchema = z.object({ name: text(60), lead: text(200).nullable() })
