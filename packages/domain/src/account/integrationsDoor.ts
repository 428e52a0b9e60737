import { z } from 'zod'
import { act, read } from '../declare.ts'
import { byId, nothing, text } from '../inputTerms.ts'
import { accessSchema } from './connectors.ts'
import { type Integration, type IntegrationFacts, type Integrations, syncFrequencies } from './integrations.ts'

const topics = ['integrations', 'availableIntegrations', 'disconnectedIntegrations', 'preferences'] as const

export const integrationReads = {
  'integrations.list': read<Integrations>()({ input: nothing, role: 'admin', topics }),
  'integrations.facts': read<IntegrationFacts>()({ input: byId, role: 'admin', topics }),
} as const

export const integrationActs = {
  /**
   * `id` of the catalogue. The sample connects to a built-in sandbox at once; elsewhere it is noted down and waits. Where the server has a connector, `access` holds what it needs and is never answered; the
   * service is called by it first, and what it does not take is refused at its field.
   */
  'integrations.connect': act<Integration>()({
    input: byId.extend({ account: z.string().trim().max(200).default(''), access: accessSchema.optional() }),
    role: 'admin',
  }),
  'integrations.configure': act<Integration>()({
    input: byId.extend({
      settings: z.union([
        z.object({ autoSync: z.boolean(), syncFrequency: z.enum(syncFrequencies) }),
        z.object({ notifications: z.boolean(), channel: text(80) }),
      ]),
    }),
    role: 'admin',
  }),
  'integrations.sync': act<Integration>()({ input: byId, role: 'admin' }),
  'integrations.disconnect': act<void>()({ input: byId, role: 'admin' }),
  /** Puts back what was disconnected a moment ago. */
  'integrations.restore': act<Integration>()({ input: byId, role: 'admin' }),
} as const
