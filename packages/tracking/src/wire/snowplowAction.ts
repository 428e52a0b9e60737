import { z } from 'zod'
import { bag, given, list, number, parsed, part, some, text, without } from './fields.ts'
import { moneyEvent } from './orders.ts'
import { base64Of, jsonOf } from './reading.ts'
import type { SnowplowValues } from './snowplowValues.ts'

export interface SnowplowAction {
  name: string
  params: Record<string, unknown>
  /** What a context about the user says of them. */
  traits: Readonly<Record<string, unknown>> | undefined
  session: { userId?: string | undefined; sessionId?: string | undefined }
}

const selfDescribing = part({ schema: text, data: bag })
const around = part({ data: selfDescribing })
const entities = part({ data: list.pipe(z.array(selfDescribing)) })
const clientSession = z.object({ userId: text, sessionId: text })

/** What an event of Snowplow is in our terms; `silent` for a page ping, which is a heartbeat; null for what cannot be told. */
export function snowplowAction(values: SnowplowValues): SnowplowAction | 'silent' | null {
  const value = (key: string) => values[key]?.trim() || undefined
  const amount = (key: string) => parsed(number, values[key])
  const contexts = entities.parse(written(values, 'co', 'cx')).data
  const session = parsed(clientSession, contexts.find(({ schema }) => nameOf(schema) === 'client_session')?.data) ?? {}
  const traits = some(without(contexts.find(({ schema }) => nameOf(schema) === 'user')?.data ?? {}, new Set(['id'])))
  const action = (name: string | undefined, params: Record<string, unknown>) => (name === undefined ? null : { name, params: given(params), traits, session })
  switch (value('e')) {
    case 'pv':
      return action('page_view', {})
    case 'pp':
      return 'silent'
    case 'se':
      return action(value('se_ac'), { category: value('se_ca'), label: value('se_la'), property: value('se_pr'), value: amount('se_va') })
    case 'ue': {
      const { schema, data } = around.parse(written(values, 'ue_pr', 'ue_px')).data
      return action(...(nameOf(schema) === 'snowplow_ecommerce_action' ? shopAction(data, contexts) : ([nameOf(schema), data] as const)))
    }
    case 'tr':
      return action('purchase', {
        transaction_id: value('tr_id'),
        affiliation: value('tr_af'),
        value: amount('tr_tt'),
        tax: amount('tr_tx'),
        shipping: amount('tr_sh'),
        currency: value('tr_cu'),
      })
    case 'ti':
      return action('purchase_item', {
        transaction_id: value('ti_id'),
        item_id: value('ti_sk'),
        item_name: value('ti_nm'),
        item_category: value('ti_ca'),
        price: amount('ti_pr'),
        quantity: amount('ti_qu'),
        currency: value('ti_cu'),
      })
    default:
      return null
  }
}

const amounts = z.object({ revenue: number, refund_amount: number, currency: text, transaction_id: text })

/** What the ecommerce plug-in calls `transaction` and `refund`, with the money of its context; other actions go by their type. */
function shopAction(data: Readonly<Record<string, unknown>>, contexts: readonly { schema?: string | undefined; data: Readonly<Record<string, unknown>> }[]) {
  const type = parsed(text, data['type']) ?? 'snowplow_ecommerce_action'
  const about = contexts.find(({ schema }) => nameOf(schema) === type)?.data ?? {}
  const { revenue, refund_amount } = amounts.parse(about)
  const kind = { transaction: 'purchase', refund: 'refund' }[type] as 'purchase' | 'refund' | undefined
  if (kind === undefined) return [type, data] as const
  const { name, params } = moneyEvent(kind, type, about, kind === 'refund' ? refund_amount : revenue)
  return [name, params] as const
}

/** JSON that stands plainly under one name or in base64 under another. */
const written = (values: SnowplowValues, plain: string, encoded: string): unknown => jsonOf(values[plain] ?? base64Of(values[encoded] ?? '') ?? '')

/** `purchase` of `iglu:com.acme/purchase/jsonschema/1-0-0`. */
const nameOf = (schema: string | undefined) => /^iglu:[^/]+\/([^/]+)\/[^/]+\/[^/]+$/.exec(schema ?? '')?.[1]
