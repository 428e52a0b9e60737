import { describe, expect, it } from 'vitest'
import { containerFromPlan } from '../container/index.ts'
import type { ContainerFile } from '../gtm/model.ts'
import { planFromGoals } from '../plan/index.ts'
import { container } from '../simulate/cases/build.ts'
import { dataLayer, group, onEvent, send, tag, variable, when } from '../simulate/cases/parts.ts'
import { prepare } from '../simulate/container.ts'
import { simulatorOf } from '../simulate/simulate.ts'
import { failuresOf } from '../simulate/tests/compare.ts'
import { testsOfContainer } from '../simulate/index.ts'
import { visitsFor } from '../visits/cover.ts'
import { judgeMutants } from './judge.ts'
import { mutantsOf } from './mutantsOf.ts'
import { firstDifference, observationOf, stepsOf } from './observe.ts'
import { copied, differencesOf, watched } from './watched.ts'

const code = (source: string) => variable('Code', 'jsm', { javascript: source })
const made = container(
  send('Order', 'order', { plan: '{{plan}}', code: '{{Code}}' }, { needs: ['ad_storage'], option: 'ONCE_PER_LOAD' }),
  tag('Other', 'order', { not: 'staff', setup: 'Before' }),
  tag('Before', []),
  tag('Both', 'Both'),
  onEvent('order', 'order', when('plan', 'EQUALS', 'gold')),
  onEvent('staff', 'order', when('staff', 'EQUALS', 'yes')),
  onEvent('a', 'a', when('Table', 'CONTAINS', 'one')),
  group('Both', 'order', 'a'),
  dataLayer('plan'),
  dataLayer('staff'),
  code('function () { return {{plan}} + "!" }'),
  variable('Table', 'smm', {
    input: '{{staff}}',
    map: [
      ['yes', 'one'],
      ['no', 'two'],
    ],
  }),
)

/** What became of each fault where every test and every visit is simulated from the start for each. */
const judgedPlainly = async (file: ContainerFile, tests: Awaited<ReturnType<typeof testsOfContainer>>): Promise<readonly string[]> => {
  const original = await simulatorOf(file)
  const names = new Set((file.containerVersion.tag ?? []).map(({ name }) => name))
  const fates: string[] = []
  for (const fault of mutantsOf(file)) {
    const mutant = await simulatorOf(fault.file)
    const isKilled = tests.some((test) => {
      const found = stepsOf(mutant, test.steps)
      return 'code' in found || found.some((step, at) => test.expected[at] !== undefined && failuresOf(step, test.expected[at], names).length > 0)
    })
    const visits = [...tests, ...visitsFor(file), ...visitsFor(fault.file)].map(({ steps }) => steps)
    const differs = (steps: (typeof visits)[number]) =>
      firstDifference(observationOf(stepsOf(original, steps)), observationOf(stepsOf(mutant, steps))) !== undefined
    fates.push(isKilled ? 'killed' : visits.some(differs) ? 'survived' : 'equivalent')
    mutant.dispose()
  }
  original.dispose()
  return fates
}

describe('faults judged by the pages that read what they change', () => {
  it.each([
    ['a container with code, a table, a group and a sequence', made],
    ['a plan', containerFromPlan(planFromGoals('Track purchases over $50 and clicks on "Get a quote".'), { measurementId: 'G-AB12CD34EF', consent: 'denied' })],
  ])(
    'have the fate that they have where everything is simulated anew: %s',
    async (_, file) => {
      const all = await testsOfContainer(file)
      for (const tests of [all, all.slice(1), []]) expect((await judgeMutants(file, tests)).map(({ fate }) => fate)).toEqual(await judgedPlainly(file, tests))
    },
    120_000,
  )
})

describe('a watched container', () => {
  const own = copied(prepare(made))
  it('tells of every place that is read, and of keys', () => {
    const read: string[] = []
    const { tags, variables } = watched(own, (place) => read.push(place))
    expect(tags[0]?.name).toBe('Order')
    expect(Object.keys(variables.get('plan') ?? {})).toContain('type')
    expect(JSON.stringify(tags[1])).toBe(JSON.stringify(own.tags[1]))
    expect(read).toEqual(expect.arrayContaining(['tag 0.name', 'variable plan.*', 'tag 1.*', 'tag 1.firingTriggerId.0']))
    expect(read.filter((place) => place.startsWith('tag 2'))).toEqual([])
  })

  it('has the same tag under its name as in its list, as the simulator needs', () => {
    const { tags, tagsByName } = watched(own, () => undefined)
    expect(tags.every((tag) => tagsByName.get(tag.name) === tag)).toBe(true)
  })

  it('differs from a mutant only in what the fault changes', () => {
    expect(differencesOf(own, prepare(made))).toEqual([])
    for (const { file, kind } of mutantsOf(made)) {
      const places = differencesOf(own, prepare(file))
      expect(places.length).toBeGreaterThan(0)
      expect(new Set(places.map((place) => place.split('.')[0])).size).toBe(1)
      expect(places.every((place) => place.startsWith(kind))).toBe(true)
    }
  })
})
