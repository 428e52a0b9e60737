import type { Hono } from 'hono'
import { anEvent } from '../events/events.testing.ts'
import { call, openApi, paths } from './api.testing.ts'

interface Question {
  measures?: readonly string[]
  by?: readonly string[]
  keyEvents?: readonly string[]
  filters?: readonly { field: string; values: readonly string[]; not?: boolean | undefined }[]
  steps?: readonly { name: string; path?: string | undefined }[]
  [field: string]: unknown
}

const escaped = (text: string) => text.replace(/[\\,:!]/g, (character) => `\\${character}`)
const fieldText = (field: string) => field.replace(/^(param:|user:)(.*)$/s, (_, kind: string, name: string) => `${kind}${escaped(name)}`)

/** A question of a body as the parameters of an address. */
export function addressOf({ measures, by, keyEvents, filters = [], steps = [], ...rest }: Question): string {
  const parameters = new URLSearchParams()
  for (const [name, list] of Object.entries({ measures, by, keyEvents })) if (list !== undefined) parameters.set(name, list.map(escaped).join(','))
  for (const { field, values, not = false } of filters) parameters.append('filter', `${fieldText(field)}${not ? '!' : ''}:${values.map(escaped).join(',')}`)
  for (const { name, path } of steps) parameters.append('step', path === undefined ? escaped(name) : `${escaped(name)}:${escaped(path)}`)
  for (const [name, value] of Object.entries(rest)) if (value !== undefined) parameters.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  return parameters.toString()
}

/** An answer as text, with its headers. */
export async function textOf(app: Hono, path: string, { key, body, headers = {} }: { key: string; body?: unknown; headers?: Record<string, string> }) {
  const response = await app.request(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { Authorization: `Bearer ${key}`, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) }
}

export const day = '2026-03-01'
export const at = (time: string) => Date.parse(time)

/** What people did in the help center: a visit with a purchase, one without, a refund, a machine, and the week before. */
export async function collected() {
  const api = await openApi()
  const { secret } = await api.key({ project: 'help-center' })
  const event = (told: Parameters<typeof anEvent>[0]) => anEvent({ project: 'help-center', ...told })
  await api.events.append(
    [
      event({ id: '1', visitor: 'v1', session: 's1', time: at(`${day}T08:00:00Z`), path: '/pricing', device: 'desktop', params: { plan: 'pro', load: 4 } }),
      event({
        id: '2',
        visitor: 'v1',
        session: 's1',
        time: at(`${day}T08:01:00Z`),
        name: 'purchase',
        path: '/cart',
        device: 'desktop',
        value: 19.99,
        currency: 'EUR',
      }),
      event({ id: '3', visitor: 'v2', session: 's2', time: at(`${day}T09:00:00Z`), path: '/', device: 'mobile', params: { plan: 'a:b,c\\', load: 8 } }),
      event({ id: '4', visitor: 'v2', session: 's2', time: at('2026-02-28T09:00:00Z'), name: 'refund', device: 'mobile', value: 5, currency: 'EUR' }),
      event({ id: '5', visitor: 'v3', time: at(`${day}T10:00:00Z`), bot: 'crawler', device: 'desktop' }),
      event({ id: '6', visitor: 'v1', time: at('2026-02-22T07:00:00Z'), path: '/pricing', device: 'desktop' }),
      event({ id: '7', visitor: 'v4', time: at('2026-02-22T07:30:00Z'), path: '/pricing', device: 'tablet' }),
    ],
    'first',
  )
  await api.events.append([anEvent({ project: 'careers', id: '8', visitor: 'v9', time: at(`${day}T08:00:00Z`), device: 'tablet' })], 'second')
  return { ...api, secret, ask: async (body: unknown) => (await call(api.app, paths.query, { key: secret, body })).json }
}
