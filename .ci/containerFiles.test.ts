import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { composeSchema, dockerfileFaults } from './containerFiles.ts'
import { read } from './files.ts'

const home = 'apps/server/container'
const dockerfile = read(`${home}/Dockerfile`)
/** What the server reads of its environment. */
const settings = new Set([
  ...[...read('apps/server/src/settings.ts').matchAll(/given\('(\w+)'\)/g)].map(([, name = '']) => name),
  'NODE_ENV',
  'UV_THREADPOOL_SIZE',
  'LOG_LEVEL',
])
const namesIn = (text: string) => [...text.matchAll(/\b([A-Z][A-Z0-9_]+)=/g)].map(([, name = '']) => name)

describe('the Dockerfile', () => {
  it('has no fault', () => {
    expect(dockerfileFaults(dockerfile)).toEqual([])
  })

  it.each<[string, (text: string) => string, string]>([
    ['a base without a version', (text) => text.replace(/^ARG NODE=.+$/m, 'ARG NODE=node'), 'DL3006'],
    ['the latest base', (text) => text.replace(/^ARG NODE=.+$/m, 'ARG NODE=node:latest'), 'DL3007'],
    ['a base that only names a system', (text) => text.replace(/^ARG NODE=.+$/m, 'ARG NODE=node:slim'), 'DL3006'],
    ['root', (text) => text.replace('USER node', 'USER root'), 'DL3002'],
    ['no user', (text) => text.replace('USER node\n', ''), 'DL3002'],
    ['no health check', (text) => text.replace(/^HEALTHCHECK .+\n/m, ''), 'no health check'],
    ['a health check in a shell', (text) => text.replace('CMD ["node", "bin/health.mjs"]', 'CMD node bin/health.mjs'), 'DL3025'],
    ['a command in a shell', (text) => text.replace('CMD ["start"]', 'CMD start'), 'DL3025'],
    ['nothing to start', (text) => text.replace(/^(?:ENTRYPOINT|CMD) .+\n?/gm, ''), 'starts nothing'],
    ['a secret', (text) => `${text}\nENV SMTP_PASSWORD=hunter2`, 'a secret stays'],
    ['a secret of the build', (text) => text.replace('WORKDIR /src\n', 'WORKDIR /src\nARG NPM_TOKEN=abc\n'), 'a secret stays'],
    ['ADD', (text) => text.replace('COPY . .', 'ADD . .'), 'DL3020'],
    ['a folder that is not absolute', (text) => text.replace('WORKDIR /app', 'WORKDIR app'), 'DL3000'],
    ['cd', (text) => text.replace('RUN npm run build', 'RUN cd x && npm run build'), 'DL3003'],
    ['a stage that is not there', (text) => text.replace('--from=build', '--from=built'), 'DL3022'],
    ['a script of the network', (text) => text.replace('RUN npm run build', 'RUN curl https://x.example | sh && npm run build'), 'run unseen'],
    ['lists of apt', (text) => text.replace('RUN npm run build', 'RUN apt-get install -y git && npm run build'), 'DL3009'],
  ])('is refused with %s', (_, change, says) => {
    const changed = change(dockerfile)
    expect(changed).not.toBe(dockerfile)
    expect(dockerfileFaults(changed).join('\n')).toContain(says)
  })

  it('sets what the server reads, listens where it says, and keeps its data on its volume', () => {
    const env = /^ENV (.+)$/m.exec(dockerfile)?.[1] ?? ''
    for (const name of namesIn(env)) expect(settings).toContain(name)
    expect(env).toContain(`PORT=${/^EXPOSE (\d+)$/m.exec(dockerfile)?.[1] ?? ''}`)
    expect(env).toContain(`TAGMASON_DATA=${/^VOLUME (\S+)$/m.exec(dockerfile)?.[1] ?? ''}`)
  })
})

const files = ['compose.yaml', 'compose.stores.yaml'] as const
const composed = (name: (typeof files)[number]) => composeSchema.parse(parse(read(`${home}/${name}`)))

describe('a compose file', () => {
  it.each(files)('%s is one by the schema, and names volumes, ports, services and settings that there are', (name) => {
    const { services, volumes = {} } = composed(name)
    const port = /^EXPOSE (\d+)$/m.exec(dockerfile)?.[1]
    for (const { volumes: used = [], ports = [], depends_on: needed = {}, extends: base } of Object.values(services)) {
      for (const one of used) expect(Object.keys(volumes)).toContain(one.split(':')[0])
      for (const one of ports) expect(one.split(':').at(-1)).toBe(port)
      for (const one of Object.keys(needed)) expect(services[one]?.healthcheck).toBeDefined()
      if (base !== undefined) expect(composed(base.file as 'compose.yaml').services).toHaveProperty(base.service)
    }
    for (const one of Object.keys(services['tagmason']?.environment ?? {})) expect(settings).toContain(one)
    const used = Object.values(services).flatMap(({ volumes: mounted = [] }) => mounted.map((one) => one.split(':')[0]))
    const inherited = Object.values(services).flatMap(({ extends: base }) =>
      base === undefined ? [] : (composed(base.file as 'compose.yaml').services[base.service]?.volumes ?? []).map((one) => one.split(':')[0]),
    )
    expect([...new Set([...used, ...inherited])].sort()).toEqual(Object.keys(volumes).sort())
  })

  it.each<[string, (text: string) => string]>([
    ['a misspelt field', (text) => text.replace('restart:', 'restarts:')],
    ['a port that is open to the network', (text) => text.replace("'127.0.0.1:4310:4310'", "'4310:4310'")],
    ['the latest image', (text) => text.replace('image: tagmason-server', 'image: tagmason-server:latest')],
    ['a time without its unit', (text) => text.replace('stop_grace_period: 30s', 'stop_grace_period: 30')],
  ])('is refused with %s', (_, change) => {
    const text = read(`${home}/compose.yaml`)
    expect(change(text)).not.toBe(text)
    expect(composeSchema.safeParse(parse(change(text))).success).toBe(false)
  })

  it('has no secret in it: passwords come from the environment, and are asked for', () => {
    for (const name of files) for (const [, value] of read(`${home}/${name}`).matchAll(/PASSWORD: +(.+)$/gm)) expect(value).toMatch(/^\$\{\w+:\?.+\}$/)
  })
})

describe('the systemd unit', () => {
  it('sets what the server reads', () => {
    const unit = read(`${home}/tagmason.service`)
    for (const name of [...unit.matchAll(/^Environment=(.+)$/gm)].flatMap(([, line = '']) => namesIn(line))) expect(settings).toContain(name)
  })
})
