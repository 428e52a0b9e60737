import { describe, expect, it } from 'vitest'
import { files, read, sources } from './files.ts'

/** Who may know whom (design: the house). What a room's tests and stories use for themselves is left out. */
const knows: Record<string, readonly string[]> = {
  'packages/ui': [],
  'packages/domain': [],
  'packages/tracker': [],
  // What people install into their own sites and servers.
  'packages/browser': ['tracker'],
  'packages/node': [],
  'packages/tracking': ['domain'],
  'packages/insight': ['domain'],
  'packages/engine': ['domain', 'tracking', 'insight'],
  // A picture is read on the device, so insight's eyes run in the browser.
  'packages/screens': ['ui', 'domain', 'insight'],
  'apps/web': ['screens', 'domain', 'engine'],
  'apps/server': ['engine', 'domain', 'tracking'],
  'apps/cli': ['tracking', 'domain'],
}

const roomOf = (file: string) => file.split('/').slice(0, 2).join('/')
const imports = (file: string) => [...read(file).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '')

describe('the rooms', () => {
  it('are all known here', () => {
    expect([...new Set(sources.map(roomOf))].sort()).toEqual(Object.keys(knows).sort())
  })

  it.each(Object.entries(knows))('%s knows nobody else', (room, allowed) => {
    const wrong = sources
      .filter((file) => roomOf(file) === room && !/\.(stories|test|testing)\.tsx?$/.test(file))
      .flatMap((file) => imports(file).map((name) => ({ file, name })))
      .filter(({ name }) => name.startsWith('@tagmason/') && !allowed.includes(name.split('/')[1] ?? ''))
    expect(wrong).toEqual([])
  })

  it.each(Object.entries(knows))('%s names in its package.json what it imports', (room, allowed) => {
    const { dependencies = {} } = JSON.parse(read(`${room}/package.json`)) as { dependencies?: Record<string, string> }
    const named = Object.keys(dependencies).filter((name) => name.startsWith('@tagmason/'))
    expect(named.map((name) => name.split('/')[1] ?? '').filter((name) => !allowed.includes(name))).toEqual([])
  })

  it('are entered by their door: no path leads into another room', () => {
    const wrong = sources
      .flatMap((file) => imports(file).map((name) => ({ file, name })))
      .filter(({ file, name }) => {
        if (!name.startsWith('.')) return false
        const up = name.split('/').filter((part) => part === '..').length
        return file.split('/').length - 1 - up < 2 && !/^(\.\.\/)+\.(ci|storybook)\//.test(name)
      })
    expect(wrong).toEqual([])
  })

  it('keep the craft pure: tracking, insight and domain touch no clock, chance, file or page', () => {
    const wrong = sources
      .filter((file) => /^packages\/(tracking|insight|domain)\/src\//.test(file) && !/\.(test|testing)\.ts$/.test(file))
      .filter((file) =>
        /\b(Date\.now\(|new Date\(\)|Math\.random\(|process\.|window\.|document\.)|'node:/.test(
          withoutComments(read(file)).replace(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g, (text) => (text.startsWith("'node:") ? text : "''")),
        ),
      )
    expect(wrong).toEqual([])
  })
})

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(^|[^:'"])\/\/[^\n]*/g, '$1')

describe('screens', () => {
  it('have no looks of their own: no className, style or css', () => {
    const wrong = sources
      .filter((file) => file.startsWith('packages/screens/src/'))
      .filter((file) => file.endsWith('.css.ts') || /className|\bstyle=|vanilla-extract|\.css'/.test(read(file)))
    expect(wrong).toEqual([])
  })
})

describe('files', () => {
  const lines = (file: string) => read(file).split('\n').length
  /** Data, texts, lexicons and samples may be long; everything else has one subject and 300 lines at most. */
  const code = sources.filter((file) => !/lexicon|\/(text|acts)\.|\.sample\.ts$|catalogue|generated|builtInNames|paramKeys/.test(file))

  it('have no two names that differ only in capitals, which some file systems take for one', () => {
    const names = [...new Set(files.map((file) => file.replace(/\.\w+$/, '')))]
    expect(names.filter((name) => names.some((other) => other !== name && other.toLowerCase() === name.toLowerCase()))).toEqual([])
  })

  it('are at most 300 lines long', () => {
    expect(code.filter((file) => lines(file) > 300).map((file) => `${file}: ${lines(file)}`)).toEqual([])
  })

  it('of screens are under 150 lines, nine in ten under 100', () => {
    const screens = code.filter((file) => file.startsWith('packages/screens/') && !/\.(stories|test)\.tsx?$/.test(file))
    expect(screens.filter((file) => lines(file) > 150)).toEqual([])
    expect(screens.filter((file) => lines(file) < 100).length / screens.length).toBeGreaterThanOrEqual(0.9)
  })

  it('are small in the middle: a median under 80 lines', () => {
    const sizes = code.map(lines).sort((a, b) => a - b)
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(80)
  })

  it('name no package registry', () => {
    const hosts = ['registry', 'npmjs'].join('.')
    expect(files.filter((file) => !/\.(webp|png|svg|woff2)$/.test(file) && read(file).includes(hosts))).toEqual([])
  })
})
