import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
// @ts-expect-error Plain JavaScript, which runs before anything is installed.
import * as builds from './builds.mjs'
// @ts-expect-error Plain JavaScript, which runs before anything is installed.
import * as installs from './install.mjs'

interface Part {
  workspace: string
}
type Build = (home: string, workspace: string) => Promise<boolean>
const { stale, buildParts } = builds as {
  stale: (home: string) => Part[]
  buildParts: (home: string, list: Part[], say: (text: string) => void, build?: Build) => Promise<boolean>
}
const { missing } = installs as { missing: (home: string) => string | undefined }

let home: string
const put = (path: string, text: string) => {
  mkdirSync(dirname(join(home, path)), { recursive: true })
  writeFileSync(join(home, path), text)
}
const build = (file: string) => `mkdir -p dist && cat src/*.ts > dist/${file}`

/** A checkout with three parts, of which the web app is built from a package too. */
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'tagmason-builds-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  put('package.json', JSON.stringify({ workspaces: ['packages/*', 'apps/*'] }))
  put(
    'package-lock.json',
    JSON.stringify({ packages: { '': {}, 'node_modules/left': { version: '1.0.0' }, 'apps/web/node_modules/right': { version: '2.0.0' } } }),
  )
  put('packages/ui/package.json', JSON.stringify({ name: '@tagmason/ui', version: '1.0.0' }))
  put('packages/ui/src/button.ts', 'button')
  put('packages/tracker/package.json', JSON.stringify({ name: '@tagmason/tracker', version: '1.0.0', scripts: { build: build('t.js') } }))
  put('packages/tracker/src/main.ts', 'tracker')
  put(
    'apps/server/package.json',
    JSON.stringify({ name: '@tagmason/server', version: '1.0.0', scripts: { build: build('server.mjs') }, bin: { serve: './s.mjs' } }),
  )
  put('apps/server/src/main.ts', 'server')
  put(
    'apps/web/package.json',
    JSON.stringify({
      name: '@tagmason/web',
      version: '1.0.0',
      scripts: { build: build('index.html') },
      dependencies: { '@tagmason/ui': '1.0.0', right: '2.0.0' },
    }),
  )
  put('apps/web/src/main.ts', 'web')
})
const names = () => stale(home).map(({ workspace }) => workspace)

describe('what changed', () => {
  const said: string[] = []
  /** What npm would be asked for, at once. */
  const made = { 'packages/tracker': 't.js', 'apps/server': 'server.mjs', 'apps/web': 'index.html' } as Record<string, string>
  const atOnce: Build = async (_, workspace) => {
    put(`${workspace}/dist/${made[workspace] ?? ''}`, 'built')
    return true
  }
  const all = async (build: Build | undefined = atOnce) => {
    said.length = 0
    return buildParts(home, stale(home), (text) => said.push(text.replace(/\d+\.\d/, 'N')), build)
  }

  it('is everything at first, nothing afterwards, and is said with how far it is', async () => {
    expect(await buildParts(home, stale(home), (text) => said.push(text.replace(/\d+\.\d/, 'N')))).toBe(true)
    expect(said).toEqual([
      'Building the script for pages (1 of 3) …',
      '  built in N s',
      'Building the server (2 of 3) …',
      '  built in N s',
      'Building the web app (3 of 3) …',
      '  built in N s',
    ])
    expect(readFileSync(join(home, 'apps/web/dist/index.html'), 'utf8')).toBe('web')
    expect(names()).toEqual([])
  })

  it('is a part whose source, or the source of a package that it is built from, reads otherwise', async () => {
    await all()
    put('packages/ui/src/button.ts', 'other')
    expect(names()).toEqual(['apps/web'])
    put('apps/server/src/more.ts', 'more')
    expect(names()).toEqual(['apps/server', 'apps/web'])
    await all()
    expect(names()).toEqual([])
    rmSync(join(home, 'apps/server/src/more.ts'))
    expect(names()).toEqual(['apps/server'])
  })

  it('is not a file that has another time only, nor a test', async () => {
    await all()
    utimesSync(join(home, 'apps/web/src/main.ts'), new Date(2020), new Date(2020))
    put('apps/web/src/main.test.ts', 'test')
    expect(names()).toEqual([])
  })

  it('is everything where other packages are installed, and a part whose result is gone', async () => {
    await all()
    rmSync(join(home, 'packages/tracker/dist'), { recursive: true })
    expect(names()).toEqual(['packages/tracker'])
    put('package-lock.json', '{}')
    expect(names()).toHaveLength(3)
  })

  it('stays changed where it cannot be built', async () => {
    expect(await all(async (_, workspace) => workspace !== 'apps/server' && atOnce(home, workspace))).toBe(false)
    expect(names()).toEqual(['apps/server', 'apps/web'])
    expect(existsSync(join(home, 'packages/tracker/dist/t.js'))).toBe(true)
    expect(existsSync(join(home, 'apps/web/dist'))).toBe(false)
  })
})

describe('what is missing', () => {
  const installed = (path: string) => put(`${path}/package.json`, '{}')
  const complete = () => {
    put(
      'node_modules/.package-lock.json',
      JSON.stringify({ packages: { 'node_modules/left': { version: '1.0.0' }, 'apps/web/node_modules/right': { version: '2.0.0' } } }),
    )
    for (const path of ['node_modules/left', 'apps/web/node_modules/right', 'node_modules/@tagmason/ui']) installed(path)
    put('node_modules/.bin/serve', '')
  }

  it('is nothing where all is there', () => {
    complete()
    expect(missing(home)).toBeUndefined()
  })

  it.each<[string, () => void, string]>([
    ['a package', () => rmSync(join(home, 'node_modules/left'), { recursive: true }), 'node_modules/left'],
    ['a package that one workspace has beside itself', () => rmSync(join(home, 'apps/web/node_modules'), { recursive: true }), 'apps/web/node_modules/right'],
    ['a package of ours that a workspace is built from', () => rmSync(join(home, 'node_modules/@tagmason'), { recursive: true }), '@tagmason/ui of apps/web'],
    ['a command of a workspace', () => rmSync(join(home, 'node_modules/.bin'), { recursive: true }), 'the command serve'],
    [
      'another version',
      () => put('node_modules/.package-lock.json', '{ "packages": { "node_modules/left": { "version": "0.9.0" } } }'),
      'node_modules/left 1.0.0',
    ],
    [
      'what a package.json names since',
      () => put('apps/web/package.json', JSON.stringify({ dependencies: { right: '2.0.0', fresh: '1.0.0' } })),
      'fresh of apps/web',
    ],
  ])('is %s', (_, lose, says) => {
    complete()
    lose()
    expect(missing(home)).toBe(says)
  })

  it('is a link to a workspace that leads nowhere', () => {
    complete()
    put('package-lock.json', JSON.stringify({ packages: { 'node_modules/@tagmason/web': { link: true, resolved: 'apps/web' } } }))
    symlinkSync('../../apps/gone', join(home, 'node_modules/@tagmason/web'))
    expect(missing(home)).toBe('node_modules/@tagmason/web')
  })
})
