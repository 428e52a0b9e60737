import { describe, expect, it } from 'vitest'
import { files, read } from './files.ts'

/** Each way in: the test that starts from its artefact, what makes that artefact there, the page of the documentation with a word of it, and the words of its line in the README. */
const ways: readonly { way: string; test: string; artefact: string; page: string; says: string; line: string }[] = [
  { way: 'the command line', test: 'cli', artefact: "installed('apps/cli'", page: 'apps/cli/README.md', says: 'npx tagmason', line: 'npx tagmason --help' },
  { way: 'the library', test: 'library', artefact: "installed('apps/cli'", page: 'apps/cli/README.md', says: '## As a library', line: "from 'tagmason'" },
  {
    way: 'pull requests',
    test: 'action',
    artefact: "installed('apps/cli'",
    page: 'apps/cli/README.md',
    says: '## On pull requests',
    line: 'action/gitlab.yml',
  },
  {
    way: 'assistants over files',
    test: 'mcpWrite',
    artefact: 'toolsOverFiles()',
    page: 'packages/engine/src/learning/articles/work-with-an-assistant-over-mcp.ts',
    says: 'What write refuses',
    line: 'npx tagmason mcp',
  },
  {
    way: 'assistants over an installation',
    test: 'mcpInstallation',
    artefact: 'packedServer()',
    page: 'packages/engine/src/learning/articles/work-with-an-assistant-over-mcp.ts',
    says: 'tracking.propose',
    line: 'one over an installation',
  },
  {
    way: 'the server',
    test: 'server',
    artefact: 'packedServer()',
    page: 'apps/server/docs/running.md',
    says: 'tagmason-server start',
    line: 'npx tagmason-server --help',
  },
  { way: 'the image', test: 'container', artefact: 'copyClone', page: 'apps/server/docs/running.md', says: 'docker build', line: 'docker compose' },
  {
    way: 'the unit of systemd',
    test: 'server',
    artefact: 'tagmason.service',
    page: 'apps/server/docs/running.md',
    says: 'tagmason.service',
    line: 'systemd unit',
  },
  {
    way: 'an upgrade',
    test: 'upgrade',
    artefact: 'packedServer()',
    page: 'apps/server/docs/running.md',
    says: '## Migrations',
    line: 'backup, restore, doctor',
  },
  { way: 'npm start', test: 'start', artefact: 'copyClone', page: 'apps/server/docs/running.md', says: '`npm start`', line: 'npm start ' },
  {
    way: 'events of sites',
    test: 'sdkBrowser',
    artefact: "installed('packages/browser'",
    page: 'packages/browser/README.md',
    says: '@tagmason/browser',
    line: '@tagmason/browser',
  },
  {
    way: 'events of servers',
    test: 'sdks',
    artefact: "installed('packages/node'",
    page: 'packages/node/README.md',
    says: '@tagmason/node',
    line: '@tagmason/node',
  },
  {
    way: 'other products',
    test: 'importers',
    artefact: 'packedServer()',
    page: 'apps/server/docs/importing.md',
    says: 'tagmason-server import',
    line: 'npx tagmason-server import',
  },
  {
    way: 'the static demo',
    test: 'demo',
    artefact: 'build:demo',
    page: 'apps/server/docs/running.md',
    says: '## A demonstration without a server',
    line: 'npm run build:demo',
  },
]

describe('each way in', () => {
  const readme = read('README.md')
  it.each(ways)('$way has a test that starts from its artefact, a page, and a line in the README', ({ test, artefact, page, says, line }) => {
    expect(read(`.ci/ways/${test}.test.ts`)).toContain(artefact)
    expect(read(page)).toContain(says)
    expect(readme.split('\n').filter((one) => one.includes(line)).length).toBeGreaterThan(0)
  })

  it('is named here, where a test of one was added', () => {
    const named = new Set([...ways.map(({ test }) => test), 'mcp'])
    const tests = files.flatMap((file) => /^\.ci\/ways\/(\w+)\.test\.ts$/.exec(file)?.[1] ?? [])
    expect(tests.filter((test) => !named.has(test))).toEqual([])
  })
})
