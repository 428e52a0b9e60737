import { type ContainerTest, junit } from '@tagmason/domain'
import { basename, dirname, resolve } from 'node:path'
import {
  type ContainerFile,
  parseTests,
  type Place,
  type PlacedTest,
  runTest,
  type SimulateOptions,
  stepWords,
  testLabels,
  type TestResult,
  testsHeadline,
  testsOfPlan,
} from '@tagmason/tracking'
import { containerAt } from './containerAt.ts'
import { inWords } from './inWords.ts'
import { options } from './options.ts'
import { planAt } from './planAt.ts'
import { simulateOptions, simulating, unusableAt } from './simulateOptions.ts'
import { type Streams, Unusable } from './streams.ts'
import { textAt } from './textAt.ts'
import { padded } from './told.ts'
import { writeTogether } from './writeTogether.ts'
import { testUsage } from './usage/test.ts'

/** `tagmason test FILE TESTS|--plan PLAN [--json] [--junit FILE]`: whether a container does what its tests say. Returns 0 where all pass, 1 where one fails. */
export async function test(args: string[], { out }: Streams): Promise<number> {
  const { values, positionals } = options(args, testUsage.flags)
  if (values.junit === '') throw new Unusable('There is nowhere to put the JUnit report: name a file behind --junit.')
  const given = simulateOptions(values)
  const { path, from, tests } = await askedFor(positionals, values.plan)
  const { file } = await containerAt(path)

  const results: Ran[] = []
  for (const one of tests) results.push(await ran(path, file, one, given))
  const failed = results.filter(({ failures }) => failures.length > 0).length
  if (values.junit !== undefined) await writeTogether(dirname(values.junit), { [basename(values.junit)]: await report(from, results) })
  if (values.json === true) out(`${JSON.stringify({ passed: failed === 0, tests: results.map(asJson) }, null, 2)}\n`)
  else out(`${await told(from, results)}${from}: ${await inWords(testsHeadline(results.length - failed, failed))}\n`)
  return failed === 0 ? 0 : 1
}

interface Asked {
  /** Of the container. */
  readonly path: string
  /** What the tests come from. */
  readonly from: string
  readonly tests: readonly (ContainerTest & Partial<PlacedTest>)[]
}

async function askedFor([first, second, extra]: readonly string[], plan: string | undefined): Promise<Asked> {
  if (first === undefined) throw new Unusable("Nothing was named: use 'tagmason test FILE TESTS'.")
  if (plan !== undefined) {
    if (second !== undefined) throw new Unusable(`The tests come from the plan, and '${second}' is a second file: leave it or --plan out.`)
    return { path: first, from: plan, tests: await testsOf(plan, first) }
  }
  if (extra !== undefined) throw new Unusable(`A container and a file of tests are named, and '${extra}' is a third file: call the command once for each.`)
  const from = second ?? first
  const found = parseTests(await textAt(from))
  if ('message' in found) throw await unusableAt(from, found)
  if (second === undefined && found.container === undefined)
    throw new Unusable(`${from} does not say which container it is about: write 'container: PATH' into it, or use 'tagmason test FILE TESTS'.`)
  return { path: second === undefined ? resolve(dirname(from), found.container ?? '') : first, from, tests: found.tests }
}

/** The name of the tag that sets the consent default in containers that Tagmason writes. */
const consentTag = 'Consent - Default denied'

async function testsOf(plan: string, container: string): Promise<Asked['tests']> {
  const given = await planAt(plan)
  const { file } = await containerAt(container)
  const consent = file.containerVersion.tag?.some(({ name }) => name === consentTag) === true ? 'denied' : 'none'
  const { tests, left } = await inWords(await simulating(plan, () => testsOfPlan(given, { consent })))
  if (tests.length > 0) return tests
  throw new Unusable(
    `${plan} has no event that could be tested${left[0] === undefined ? '' : ` (${left[0].event}: ${left[0].because})`}: plan one that a tag sends.`,
  )
}

interface Failure {
  readonly step: number
  readonly message: string
  /** Tests of a plan have none. */
  readonly place?: Place | undefined
}
interface Ran extends Pick<TestResult, 'name'> {
  readonly failures: readonly Failure[]
  readonly seconds: number
  readonly place?: Place | undefined
}

async function ran(path: string, file: ContainerFile, one: Asked['tests'][number], given: SimulateOptions): Promise<Ran> {
  const started = performance.now()
  const { name, failures } = await inWords(await simulating(path, () => runTest(file, one, given)))
  const placed = failures.map((failure) => ({ ...failure, place: one.expectedPlaces?.[failure.step - 1] }))
  return { name, place: one.place, seconds: (performance.now() - started) / 1000, failures: placed }
}

const report = async (from: string, results: readonly Ran[]) =>
  junit(from, await Promise.all(results.map(async (one) => ({ ...one, failures: await Promise.all(one.failures.map((failure) => sentence(from, failure))) }))))

const sentence = async (from: string, { step, message, place }: Failure) =>
  `${from}${place === undefined ? '' : `:${place.line}:${place.column}`}: ${await inWords(stepWords(step, message))}`
const asJson = ({ name, failures }: Ran) => ({ name, passed: failures.length === 0, failures })

async function told(from: string, results: readonly Ran[]): Promise<string> {
  const label = padded(await inWords(testLabels))
  const lines: string[] = []
  for (const { name, failures } of results) {
    lines.push(`${failures.length === 0 ? label.passed : label.failed}${name}\n`)
    for (const failure of failures) lines.push(`  ${await sentence(from, failure)}\n`)
  }
  return lines.join('')
}
