import type { ToldEvent } from '@tagmason/domain'
import { z } from 'zod'
import { given, number, parsed } from './fields.ts'
import type { MatomoValues } from './matomoValues.ts'
import { jsonAs } from './reading.ts'

/** One request of Matomo as an event: what is told of the visitor and the page, and what kind of action it is. */
export function matomoEvent(values: MatomoValues): ToldEvent {
  const { name, params } = action(values)
  const value = (key: string) => values[key]?.trim() || undefined
  return {
    name,
    clientId: value('cid') ?? value('_id'),
    userId: value('uid'),
    timestamp: timeOf(value('cdt')),
    page: { url: value('url'), title: name === 'page_view' ? value('action_name') : undefined, referrer: value('urlref') },
    params: { ...dimensions(values), ...given({ utm_campaign: value('_rcn'), utm_term: value('_rck') }), ...given(params) },
    language: value('lang'),
    screen: value('res'),
    ip: value('cip'),
    userAgent: value('ua'),
  }
}

interface Action {
  name: string
  params: Record<string, unknown>
}

/** Matomo's actions have no names but those of events: the others get the name that GA4 has for the same. */
function action(values: MatomoValues): Action {
  const value = (key: string) => values[key]?.trim() || undefined
  const amount = (key: string) => parsed(number, values[key])
  if (value('e_a') !== undefined)
    return { name: value('e_a') ?? '', params: { category: value('e_c'), event_name: value('e_n'), event_value: amount('e_v'), value: amount('revenue') } }
  if (value('download') !== undefined) return { name: 'file_download', params: { link_url: value('download') } }
  if (value('link') !== undefined) return { name: 'click', params: { link_url: value('link'), outbound: true } }
  if (values['search'] !== undefined)
    return { name: 'view_search_results', params: { search_term: value('search'), search_category: value('search_cat'), results: amount('search_count') } }
  if (value('idgoal') === '0') return order(values)
  if (value('idgoal') !== undefined) return { name: `goal_${value('idgoal')}`, params: { value: amount('revenue') } }
  if (value('c_n') !== undefined)
    return {
      name: value('c_i') === undefined ? 'content_impression' : 'content_interaction',
      params: { content_name: value('c_n'), content_piece: value('c_p'), content_target: value('c_t'), interaction: value('c_i') },
    }
  return { name: 'page_view', params: {} }
}

const items = z.array(z.array(z.unknown()))

/** An order, or a cart that has none yet. */
function order(values: MatomoValues): Action {
  const amount = (key: string) => parsed(number, values[key])
  const sold = jsonAs(items, values['ec_items'] ?? '')?.map(([item_id, item_name, item_category, price, quantity]) =>
    given({ item_id, item_name, item_category, price, quantity }),
  )
  return {
    name: values['ec_id'] ? 'purchase' : 'cart_update',
    params: {
      transaction_id: values['ec_id'],
      value: amount('revenue'),
      subtotal: amount('ec_st'),
      tax: amount('ec_tx'),
      shipping: amount('ec_sh'),
      discount: amount('ec_dt'),
      items: sold,
    },
  }
}

const variables = z.record(z.string(), z.tuple([z.string(), z.unknown()]))

/** Custom dimensions under their number, custom variables under their name. */
function dimensions(values: MatomoValues): Record<string, unknown> {
  const told = [values['_cvar'], values['cvar']].flatMap((written) => Object.values(jsonAs(variables, written ?? '') ?? {}))
  return Object.fromEntries([...Object.entries(values).filter(([name]) => /^dimension\d+$/.test(name)), ...told.filter(([name]) => name !== '')])
}

/** Unix seconds, or a date and time in UTC. */
function timeOf(written: string | undefined): number | string | undefined {
  return written !== undefined && /^\d{9,10}(\.\d+)?$/.test(written) ? Number(written) * 1000 : written
}
