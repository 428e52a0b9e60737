import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { root } from './files.ts'
import { asked } from './new.ts'
import { Refused, write } from './new/writing.ts'

const bin = (name: string) => join(root, 'node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name)

mkdirSync(join(root, 'tmp'), { recursive: true })
/** A copy of what the generator looks at, inside the checkout so that packages are found. */
const copy = mkdtempSync(join(root, 'tmp/new-'))
const read = (path: string) => readFileSync(join(copy, path), 'utf8')
const all = () => readdirSync(copy, { recursive: true, encoding: 'utf8' }).sort()
const make = (...words: string[]) => {
  const writing = asked(copy, words)
  return { written: write(copy, writing), said: writing.said.join('\n') }
}

const seen = [
  '.storybook/required.json',
  '.storybook/requirements.json',
  'packages/domain/src/setup/door.ts',
  'packages/domain/src/shell/door.ts',
  'packages/ui/src/index.ts',
]
const seenScreens = ['routeTable.ts', 'screens.ts', 'states.ts', 'shell/text.ts', 'shell/text.es.ts', 'shell/text.fr.ts', 'shell/text.de.ts']

beforeEach(() => {
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(join(copy, 'packages/ui/src/Button'), { recursive: true })
  for (const path of [...seen, ...seenScreens.map((each) => `packages/screens/src/${each}`)]) cpSync(join(root, path), join(copy, path))
  // Here, nobody has built this page yet.
  const screens = read('packages/screens/src/screens.ts').replace(/^ {2}'\/automation\/workflows'.*\n/gm, '')
  writeFileSync(join(copy, 'packages/screens/src/screens.ts'), screens)
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('a new screen', () => {
  const folder = 'packages/screens/src/automation/workflows'
  const home = `${folder}/Workflows`

  it('has its file, its stories, texts in four languages and its place in the table of screens', () => {
    const { written, said } = make('screen', 'automation/Workflows', 'plans.current')
    expect(written).toEqual(expect.arrayContaining([`${home}.tsx`, `${home}.stories.tsx`, 'packages/screens/src/screens.ts']))
    for (const language of ['', '.es', '.fr', '.de']) expect(read(`${folder}/text${language}.ts`)).toContain(`{\n  intro: `)
    expect(read('packages/screens/src/screens.ts')).toContain(
      `  '/automation/workflows': late(() => import('./automation/workflows/Workflows.tsx'), 'Workflows'),\n}`,
    )
    expect(read(`${home}.tsx`)).toContain("useRead('plans.current')")
    const stories = [...read(`${home}.stories.tsx`).matchAll(/^export const (\w+)/gm)].map(([, story]) => story)
    const required = JSON.parse(read('.storybook/required.json')) as Record<string, { route?: string; stories: string[] }>
    const wanted = Object.values(required).find(({ route }) => route === `/automation/workflows`)?.stories ?? []
    expect(stories).toEqual(expect.arrayContaining(['Ready', 'Loading', 'NoAccess', 'Empty', 'ReadOnly']))
    // What is not there yet is told, story by story.
    for (const story of wanted.filter((each) => !stories.includes(each))) expect(said).toMatch(new RegExp(`\\b${story}\\b`))
    expect(read(`${home}.stories.tsx`)).not.toMatch(/play: async \(\) => \{\s*\}/)
  })

  it('claims no state of a reading that it does not have', () => {
    const { said } = make('screen', 'automation/Workflows')
    expect(read(`${home}.stories.tsx`)).not.toMatch(/Loading|NoAccess/)
    expect(said).toMatch(/Still to write for [A-Z-]+, each with a play function: Loading, /)
  })
})

describe('a new primitive', () => {
  it('has its files, Playground and Matrix, and its line in alphabetical place', () => {
    make('primitive', 'Bench')
    const folders = [...read('packages/ui/src/index.ts').matchAll(/from '\.\/(\w+)\//g)].map(([, folder]) => folder)
    const at = folders.indexOf('Bench')
    expect([folders[at - 1], folders[at + 1]]).toEqual(['BarList', 'Breadcrumbs'])
    const stories = read('packages/ui/src/Bench/Bench.stories.tsx')
    expect([...stories.matchAll(/^export const (\w+)/gm)].map(([, story]) => story)).toEqual(['Playground', 'Matrix'])
    expect(read('packages/ui/src/Bench/Bench.tsx')).toContain('@example <Bench>')
    expect(existsSync(join(copy, 'packages/ui/src/Bench/Bench.css.ts'))).toBe(true)
  })
})

describe('what cannot be', () => {
  it.each([
    [[], 'Say what is new'],
    [['page', 'Dashboard'], 'Say what is new'],
    [['primitive', 'Bench', 'Chair'], 'Say what is new'],
    [['primitive', 'bench'], "'bench' cannot name a component"],
    [['primitive', '../Bench'], "'../Bench' cannot name a component"],
    [['primitive', 'Button'], 'There is a primitive Button already'],
    [['screen', 'Workflows'], "'Workflows' is not a screen"],
    [['screen', 'setup/plan/Files'], "'setup/plan/Files' is not a screen"],
    [['screen', 'automation/work-flows'], "'work-flows' cannot name a component"],
    [['screen', 'kitchen/Sink'], "There is no area 'kitchen'"],
    [['screen', 'automation/Dishwasher'], '/automation/dishwasher, which is no route'],
    [['screen', 'setup/NaturalLanguage'], '/setup/natural-language has its screen already'],
    [['screen', 'automation/Workflows', 'dishes.list'], "The door has no read 'dishes.list'"],
    [['screen', 'automation/Workflows', 'session.get'], "'session.get' is read by the frame"],
  ])('%j is refused in one sentence, and nothing is written', (words, reason) => {
    const before = all()
    expect(() => make(...words)).toThrow(Refused)
    expect(() => make(...words)).toThrow(expect.objectContaining({ message: expect.stringMatching(/^[^\n]+[^.]\.$/) }))
    expect(() => make(...words)).toThrow(reason)
    expect(all()).toEqual(before)
  })

  it('writes nothing when one of the files is there', () => {
    const writing = asked(copy, ['primitive', 'Bench'])
    mkdirSync(join(copy, 'packages/ui/src/Bench'))
    writeFileSync(join(copy, 'packages/ui/src/Bench/Bench.css.ts'), 'mine')
    expect(() => write(copy, writing)).toThrow('packages/ui/src/Bench/Bench.css.ts is there already')
    expect(existsSync(join(copy, 'packages/ui/src/Bench/Bench.tsx'))).toBe(false)
  })
})

it('what is generated is formatted and type-checks', { timeout: 60_000 }, () => {
  const written = [make('primitive', 'Bench'), make('screen', 'automation/Workflows', 'plans.current')].flatMap((each) => each.written)
  for (const path of written) {
    const { stdout } = spawnSync(bin('oxfmt'), [`--stdin-filepath=${path}`], { cwd: root, input: read(path), encoding: 'utf8' })
    expect(stdout, path).toBe(read(path))
  }
  const tsconfig = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      // What was not generated is the checkout's own.
      rootDirs: [copy, root],
      composite: false,
      emitDeclarationOnly: false,
      noEmit: true,
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      jsx: 'react-jsx',
      types: ['vite/client'],
    },
    files: written.map((path) => join(copy, path)),
  }
  // A development server that runs meanwhile would start over for a file called tsconfig.json.
  writeFileSync(join(copy, 'check.json'), JSON.stringify(tsconfig))
  const { status, stdout } = spawnSync(bin('tsc'), ['-p', join(copy, 'check.json')], { cwd: root, encoding: 'utf8' })
  expect(stdout).toBe('')
  expect(status).toBe(0)
})
