import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pinnedBrowser } from '../.storybook/browser.ts'
import { commands } from '../apps/cli/src/commands.ts'
import { ownFolder, run } from '../apps/cli/src/run.testing.ts'
import { main as serverMain } from '../apps/server/src/cli/index.ts'
import { articleTexts } from '../packages/engine/src/learning/articles/index.ts'
import { text as pageText } from '../packages/screens/src/setup/events/page/text.ts'
import { offeredCommands } from '../packages/screens/src/setup/events/tools/offeredCommands.ts'
import { text as toolsText } from '../packages/screens/src/setup/events/tools/text.ts'
import { text as gtmText } from '../packages/screens/src/setup/gtm/text.ts'
import { read } from './files.ts'

const folder = ownFolder()
const file = (name: string, content = '') => {
  const path = join(folder, name)
  if (content !== '') writeFileSync(path, content)
  return path
}
const plan = file('plan.json')
const resource = { version: '1', macros: [{ function: '__e' }], tags: [], predicates: [], rules: [] }
const script = file('gtm.js', `(function(){var data = ${JSON.stringify({ resource, blob: { 10: 'GTM-ABCD123' } })};})()`)
const order = { transaction_id: 'T1', value: 20, currency: 'EUR', items: [{ item_id: 'A', price: 20, quantity: 1 }] }
const hitsOf = (name: string, events: readonly string[]) => {
  const entries = events.map((event) => ({
    pageref: 'p',
    startedDateTime: '2024-01-22T09:00:01Z',
    time: 20,
    request: {
      method: 'GET',
      url: `https://www.google-analytics.com/g/collect?v=2&tid=G-AB12CD34EF&cid=1.2&dl=https%3A%2F%2Fshop.example%2F&en=${event}`,
      headers: [],
    },
    response: { status: 204 },
  }))
  return file(name, JSON.stringify({ log: { pages: [{ id: 'p', title: 'https://shop.example/', startedDateTime: '2024-01-22T09:00:00Z' }], entries } }))
}
const [rightVisit, wrongVisit] = [hitsOf('right.har', ['page_view']), hitsOf('wrong.har', ['not_planned'])]
const [rightCode, wrongCode] = [
  file('right.ts', `dataLayer.push(${JSON.stringify({ event: 'purchase', ecommerce: order })})\n`),
  file('wrong.ts', "dataLayer.push({ event: 'purchase', ecommerce: { value: '5' } })\n"),
]
const sends = (name: string, ...events: readonly string[]) => {
  const body = (event: string) => JSON.stringify({ writeKey: 'k', anonymousId: 'a', type: 'track', event, properties: event === 'purchase' ? order : {} })
  const calls = events.map((event) => `await fetch(process.env.TAGMASON_MICRO + '/v1/track', { method: 'POST', body: ${JSON.stringify(body(event))} })`)
  return `"${process.execPath}" "${file(name, calls.join('\n'))}"`
}

const container = "<script>w[l].push({'gtm.start':1});j.src='/gtm.js?id=GTM-AAAA1'</script>"
const hit = (more: string) =>
  `<script>navigator.sendBeacon('/g/collect?v=2&tid=G-AB12CD34EF&cid=1.2&en=page_view${more}&dl=' + encodeURIComponent(location.href))</script>`
const answers: Readonly<Record<string, string>> = { '/': container, '/lacks': '<p>x</p>', '/sends': hit(''), '/personal': hit('&ep.email=jo@shop.example') }
let sites: readonly Server[] = []
const origins: string[] = []
/** A site of which the sitemap has these pages. */
const serving = async (...listed: readonly string[]) => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://a.example')
    if (pathname === '/sitemap.xml')
      return response.end(`<urlset>${listed.map((path) => `<url><loc>http://${request.headers.host}${path}</loc></url>`).join('')}</urlset>`)
    if (pathname === '/g/collect') return response.writeHead(204).end()
    response.writeHead(answers[pathname] === undefined ? 404 : 200, { 'Content-Type': 'text/html' }).end(answers[pathname])
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origins.push(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return server
}
let browser = ''
const libraries = process.env['LD_LIBRARY_PATH']
beforeAll(async () => {
  const { executablePath, env } = await pinnedBrowser()
  browser = executablePath ?? ''
  if (env['LD_LIBRARY_PATH'] !== undefined) process.env['LD_LIBRARY_PATH'] = env['LD_LIBRARY_PATH']
  sites = [await serving('/'), await serving('/', '/lacks')]
  await run('plan', '--goals', 'Track purchases', '--out', folder)
}, 120_000)
afterAll(() => {
  for (const site of sites) site.close()
  if (libraries === undefined) delete process.env['LD_LIBRARY_PATH']
  else process.env['LD_LIBRARY_PATH'] = libraries
})

/** Runs a command of the command line, or of the server. */
async function called(args: readonly string[]) {
  if (args[0] !== 'micro') return run(...args)
  const said = { out: '', error: '' }
  const code = await serverMain(args, { out: (text) => (said.out += text), error: (text) => (said.error += text) })
  return { code, ...said, error: said.error.replace(/^Listening on .*\n/, '') }
}

interface Place {
  readonly route: string
  /** What is pressed there, as it is named in English. */
  readonly control: string
  /** The stories in which it is. */
  readonly stories: string
}
const events = 'packages/screens/src/setup/events'
const offered = (id: keyof typeof toolsText.commands.titles): Place => ({
  route: '/setup/events?do=commands',
  control: toolsText.commands.titles[id],
  stories: `${events}/tools/Tools.stories.tsx`,
})
const files: Place = { route: '/setup/events?do=files', control: toolsText.files.title, stories: `${events}/tools/Tools.stories.tsx` }

/** Calls that end with 0 and, where the command has findings, with 1; without a word they end with 2. */
const table: Readonly<
  Record<
    string,
    { readonly passes: () => readonly string[]; readonly fails?: () => readonly string[]; readonly article: string; readonly places: readonly Place[] }
  >
> = {
  live: {
    passes: () => [script],
    article: 'read-a-container-export',
    places: [{ route: '/setup/gtm?do=published', control: gtmText.published, stories: 'packages/screens/src/setup/gtm/published/Published.stories.tsx' }],
  },
  recording: {
    passes: () => [rightVisit, '--plan', plan],
    fails: () => [wrongVisit, '--plan', plan, '--container', join(folder, 'container.json')],
    article: 'test-what-fires-in-your-pipeline',
    places: [{ route: '/setup/events?do=recording', control: toolsText.recording.title, stories: `${events}/tools/Tools.stories.tsx` }],
  },
  verify: {
    passes: () => [`${origins[0]}/sends`, '--states', 'none', '--browser', browser, '--wait', '200'],
    fails: () => [`${origins[0]}/personal`, '--states', 'none', '--browser', browser, '--wait', '200'],
    article: 'test-what-fires-in-your-pipeline',
    places: [{ route: '/setup/events?do=page', control: pageText.title, stories: `${events}/page/Page.stories.tsx` }, offered('verify')],
  },
  crawl: { passes: () => [origins[0] ?? ''], fails: () => [origins[1] ?? ''], article: 'read-a-container-export', places: [offered('crawl')] },
  micro: {
    passes: () => ['--plan', plan, '--port', '0', '--run', sends('good.mjs', 'purchase')],
    fails: () => ['--plan', plan, '--port', '0', '--run', sends('bad.mjs', 'purchase', 'not_planned')],
    article: 'test-what-fires-in-your-pipeline',
    places: [offered('micro')],
  },
  scan: {
    passes: () => [rightCode, '--plan', plan],
    fails: () => [wrongCode, '--plan', plan],
    article: 'the-data-layer-from-page-to-tag',
    places: [offered('scan'), { ...files, control: toolsText.files.title }],
  },
  types: { passes: () => [plan], article: 'the-data-layer-from-page-to-tag', places: [offered('types'), files] },
  datalayer: { passes: () => [plan], article: 'the-data-layer-from-page-to-tag', places: [files] },
}

const program = (name: string) => (name === 'micro' ? 'tagmason-server' : 'tagmason')
const routes = read('packages/screens/src/routeTable.ts')

describe.each(Object.entries(table))('%s', (name, { passes, fails, article, places }) => {
  it('ends with the documented exit codes, and answers in JSON', { timeout: 120_000 }, async () => {
    const documented = name === 'micro' ? ['0', '1'] : Object.keys(commands[name]?.usage.exit ?? {})
    expect(documented).toEqual(fails === undefined ? ['0'] : ['0', '1'])
    for (const [args, code] of [[passes, 0] as const, ...(fails === undefined ? [] : [[fails, 1] as const])]) {
      const { out, ...answered } = await called([name, ...args(), '--json'])
      expect(answered).toEqual({ code, error: '' })
      expect(JSON.parse(out)).toBeTypeOf('object')
    }
    const refused = await called([name])
    expect([refused.code, refused.out]).toEqual([2, ''])
    expect(refused.error).toMatch(/^[^\n]+\n$/)
  })

  it('has help with its options and exit codes, and a page of the documentation', async () => {
    const { code, out } = await called([name, '--help'])
    expect([code, out.startsWith(`${program(name)} ${name} `)]).toEqual([0, true])
    expect(out).toContain('--json')
    expect(out).toMatch(/Exit code: 0 [^\n]+2 unusable input or usage/)
    expect(JSON.stringify(articleTexts[article])).toContain(`npx ${program(name)} ${name}`)
  })

  it('has a place on a screen, which a story opens', () => {
    for (const { route, control, stories } of places) {
      expect(routes).toContain(`path: '${route.split('?')[0]}'`)
      expect(read(stories)).toContain(route)
      expect(read(stories)).toContain(control)
    }
  })
})

describe('the commands that a screen offers', () => {
  it.each(offeredCommands('shop.example').map((each) => [each.id, each] as const))(
    '%s has options that exist, and its article names it',
    async (id, { command, article }) => {
      const { out } = await called([id, '--help'])
      expect(command.startsWith(`npx ${program(id)} ${id} `)).toBe(true)
      for (const [option] of command.matchAll(/--[a-z]+/g)) expect(out).toContain(`${option} `)
      expect(JSON.stringify(articleTexts[article])).toContain(`npx ${program(id)} ${id}`)
    },
  )
})
