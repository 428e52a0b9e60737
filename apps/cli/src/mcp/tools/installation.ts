import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import { Unusable } from '../../streams.ts'
import { draftOf } from '../folder.ts'
import { page } from '../inputs.ts'
import { tool } from '../tool.ts'

/** An installation that answers for the project of a key: with the scopes that the key has, counted and kept as every call of it. */
export interface Installation {
  /** Such as `https://stats.shop.example`. */
  readonly url: string
  readonly key: string
}

/** The installation that the environment names; undefined where there is none. Throws an `Unusable` where only a half is said, or the key would travel in the open. */
export function installationOf(env: Readonly<Record<string, string | undefined>>): Installation | undefined {
  const { TAGMASON_URL: url = '', TAGMASON_KEY: key = '' } = env
  if (url === '' && key === '') return undefined
  if (url === '' || key === '') throw new Unusable('An installation is asked with both TAGMASON_URL and TAGMASON_KEY: set the other one too, or neither.')
  if (!URL.canParse(url)) throw new Unusable(`TAGMASON_URL cannot be '${url}': it is the address of your server, such as https://stats.shop.example.`)
  const { protocol, hostname, origin } = new URL(url)
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  if (protocol !== 'https:' && !(protocol === 'http:' && local))
    throw new Unusable('TAGMASON_URL does not begin with https://, and the key would travel in the open: use https.')
  return { url: origin, key }
}

const addresses = {
  query: () => '/api/v1/query',
  funnel: () => '/api/v1/funnel',
  events: () => '/api/v1/analytics/events',
  reports: () => '/api/v1/reports',
  report: (id: string) => `/api/v1/reports/${encodeURIComponent(id)}/rows`,
  dashboards: () => '/api/v1/dashboards',
  dashboard: (id: string) => `/api/v1/dashboards/${encodeURIComponent(id)}/data`,
  plan: () => '/api/v1/plan',
  containers: () => '/api/v1/containers',
  container: (id: string) => `/api/v1/containers/${encodeURIComponent(id)}`,
  findings: (id: string) => `/api/v1/containers/${encodeURIComponent(id)}/findings`,
  drafts: (id: string) => `/api/v1/containers/${encodeURIComponent(id)}/drafts`,
} as const

/** Sends a request with the key and gives the answer's text. Throws an `Unusable` where the installation does not answer or refuses; what it says is given as it is. */
async function sent({ url, key }: Installation, address: URL, body: unknown, ask: typeof fetch): Promise<string> {
  let answer: Response
  try {
    answer = await ask(address, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { Authorization: `Bearer ${key}`, Accept: 'application/json', ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      ...(body === undefined ? {} : { body: bytesOf(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(60_000),
    })
  } catch (error) {
    throw new Unusable(`${url} does not answer (${error instanceof Error ? error.message : String(error)}): check TAGMASON_URL, and that the server runs.`)
  }
  const text = await answer.text()
  if (!answer.ok) throw new Unusable(`The installation refused with ${answer.status}: ${text.slice(0, 2000)}`)
  return text
}

/** A body as it travels: in gzip, which the server knows by its first bytes, where it would be too large otherwise. */
function bytesOf(body: unknown): string | Uint8Array<ArrayBuffer> {
  const text = JSON.stringify(body)
  return text.length < 500_000 ? text : new Uint8Array(gzipSync(text))
}

/** Proposes a changed container as a draft, which waits for a person, and gives what the installation keeps of it. */
export const propose = (
  installation: Installation,
  id: string,
  draft: { readonly title: string; readonly container: unknown; readonly proof: unknown; readonly meant: readonly string[] },
  ask: typeof fetch = fetch,
): Promise<string> => sent(installation, new URL(addresses.drafts(id), installation.url), draft, ask)

/** The tool that asks an installation over its public API. */
export const installationTool = (installation: Installation, ask: typeof fetch = fetch) =>
  tool({
    name: 'installation',
    description:
      'Asks the installation: `query` and `funnel` take a question, such as {"measures":["visitors","keyEvents"],"by":["day"],"from":"2026-03-01"} or {"steps":[{"event":"page_view"},{"event":"purchase"}]}; `events` counts what arrived; `reports` and `dashboards` list them, `report` and `dashboard` give the rows of one by its id; `plan` is the measurement plan, `containers` lists those of Tag Manager, `findings` is what the audit finds in one by its id, `drafts` are the changes of one that wait for a person, and `container` keeps its export as a draft, which the other tools take, and which `write` proposes as a draft once it is changed and proven.',
    input: z.object({
      ask: z.enum(['query', 'funnel', 'events', 'reports', 'report', 'dashboards', 'dashboard', 'plan', 'containers', 'container', 'findings', 'drafts']),
      question: z.record(z.string(), z.unknown()).optional(),
      id: z.string().min(1).max(200).optional(),
      cursor: z.string().max(2000).optional().describe('`next` of the answer before'),
      page,
    }),
    network: true,
    async run(folder, { ask: what, question, id, cursor }) {
      const lists = { report: 'reports', dashboard: 'dashboards', container: 'containers', findings: 'containers', drafts: 'containers' } as const
      const list = Object.hasOwn(lists, what) ? lists[what as keyof typeof lists] : undefined
      if (list !== undefined && id === undefined) throw new Unusable(`'${what}' needs an id: call ask '${list}' first.`)
      const asked = what === 'query' || what === 'funnel'
      if (asked && question === undefined) throw new Unusable(`'${what}' needs a question.`)
      const address = new URL(addresses[what](id ?? ''), installation.url)
      if (cursor !== undefined) address.searchParams.set('cursor', cursor)
      const text = await sent(installation, address, asked ? question : undefined, ask)
      if (what !== 'container') return text
      const { fileName, container } = JSON.parse(text) as { fileName: string; container: unknown }
      return `The export of ${fileName}.\nDraft: ${await draftOf(folder, 'container.json', `${JSON.stringify(container, null, 2)}\n`)}`
    },
  })
