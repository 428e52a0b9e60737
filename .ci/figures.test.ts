import { describe, expect, it } from 'vitest'
import { files, read } from './files.ts'

/** A declaration at the top of a file, or the handler of one name of the contract. */
interface Part {
  file: string
  name: string
  text: string
}

const isSource = (file: string) => file.endsWith('.ts') && !/\.(test|testing)\.ts$|\/testing\//.test(file)
const engine = files.filter((file) => file.startsWith('packages/engine/src/') && isSource(file))
const server = files.filter((file) => file.startsWith('apps/server/src/') && isSource(file))

/** Cuts a formatted file where declarations begin at its edge, and handlers two spaces in. */
function partsOf(file: string): Part[] {
  const parts: Part[] = []
  let inHandlers = false
  for (const line of read(file).split('\n')) {
    const declared = /^(?:export )?(?:async )?(?:const|let|function\*?|class) (\w+)/.exec(line)?.[1]
    const handled = inHandlers ? /^ {2}'(\w+\.\w+)':/.exec(line)?.[1] : undefined
    if (declared !== undefined) inHandlers = line.includes(': Handles<')
    const name = declared ?? handled
    const last = parts.at(-1)
    if (name !== undefined) parts.push({ file, name, text: line })
    else if (last !== undefined) last.text += `\n${line}`
  }
  return parts
}

const withoutWords = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'/g, '')
const keyOf = ({ file, name }: Pick<Part, 'file' | 'name'>) => `${file}#${name}`

/** What a file imports from its neighbours, by the name it has there. */
function importsOf(file: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, names = '', from = ''] of read(file).matchAll(/import \{([^}]*)\} from '(\.[^']*)'/g))
    for (const each of names.split(',')) {
      const [name = '', as = name] = each.trim().split(' as ')
      if (name !== '' && !name.startsWith('type ')) found.set(as, `${new URL(from, `file:///${file}`).pathname.slice(1)}#${name}`)
    }
  return found
}

/** The parts of the engine that ask collected events, by way of whatever they call. */
function askingParts(): Part[] {
  const parts = engine.flatMap(partsOf)
  const uses = new Map<string, string[]>()
  for (const file of engine) {
    const imported = importsOf(file)
    const own = parts.filter((part) => part.file === file)
    const local = new Set(own.map(({ name }) => name))
    for (const part of own) {
      const words = new Set(withoutWords(part.text).match(/\w+/g))
      words.delete(part.name)
      const used = [...words].flatMap((word) => imported.get(word) ?? (local.has(word) ? keyOf({ file, name: word }) : []))
      uses.set(keyOf(part), words.has('collected') && /\bports\b.*\bcollected\b/.test(part.text) ? [...used, 'events'] : used)
    }
  }
  const asking = new Set(['events'])
  for (let before = 0; before !== asking.size;) {
    before = asking.size
    for (const [key, used] of uses) if (used.some((each) => asking.has(each))) asking.add(key)
  }
  return parts.filter((part) => asking.has(keyOf(part)))
}

/** The second kind shows what was counted as events came in, or found in them earlier. */
const contract = [...new Set(askingParts().map(({ name }) => name))].filter((name) => name.includes('.')).concat('billing.overview', 'insights.list')
/** What the product test asks of a server whose projects it filled. */
const product = files
  .filter((file) => /^apps\/server\/src\/real\w*\.(test|testing)\.ts$/.test(file))
  .map(read)
  .join('\n')

/** Names that ask events and show nothing of them, or what another one shows. */
const others: Record<string, string> = {
  'events.adopt': 'makes an event of what `events.arrivals` shows',
  'jobs.list': 'lists what is declared',
  'jobs.run': 'runs what is declared, which shows its figures by other names',
  'models.retrain': 'counts the days before it queues what `models.train` queues',
  'performance.runTest': 'looks at the measured pages in the sample only',
  'schedules.resume': 'sends what is sent when a schedule falls due',
  'schedules.sendAgain': 'sends what is sent when a schedule falls due',
  'schedules.runDue': 'what the server calls when a schedule falls due',
}

describe('the product test (apps/server/src/realProject*.test.ts)', () => {
  it('looks at every figure that a name of the contract answers, in a project whose events it sent', () => {
    console.log(`figures: ${contract.length} names of the contract ask collected events, ${Object.keys(others).length} of them show nothing of their own`)
    // Fewer would mean that this test reads the engine wrongly.
    expect(contract.length).toBeGreaterThanOrEqual(30)
    const missing = contract.filter((name) => !(name in others) && !new RegExp(`\\b(read|act)\\('${name.replace('.', '\\.')}'`).test(product))
    expect(missing, 'Ask for these in the product test, and hold what they show against what was sent.').toEqual([])
    expect(
      Object.keys(others).filter((name) => !contract.includes(name)),
      'These ask no events any more: take them off the list.',
    ).toEqual([])
  })

  it('looks at every answer of the public API and of shared pages', () => {
    const addresses = server.flatMap((file) => [...read(file).matchAll(/path: '(\/api\/v1\/[^']+)'/g)].map(([, path = '']) => path))
    // These take events in, or list what is stored.
    const stored = ['/api/v1/events', '/api/v1/reports', '/api/v1/dashboards', '/api/v1/openapi.json']
    // These hand out the plan, the files of containers and what their audit finds: records, and nothing counted of events. Their tests are api/tracking.test.ts and api/drafts.test.ts.
    const tracking = ['/api/v1/plan', '/api/v1/containers', '/api/v1/containers/{id}', '/api/v1/containers/{id}/findings', '/api/v1/containers/{id}/drafts']
    const withoutFigures = [...stored, ...tracking]
    const figures = [...new Set(addresses)].filter((path) => !withoutFigures.includes(path))
    expect(figures.length).toBeGreaterThanOrEqual(5)
    const asked = (path: string) => new RegExp(path.replaceAll(/\{\w+\}/g, String.raw`\$\{[^}]+\}`)).test(product)
    expect([...figures, '/api/share'].filter((path) => !asked(path))).toEqual([])
  })
})
