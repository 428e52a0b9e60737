import { spawnSync } from 'node:child_process'
import { fuzz } from '../../packages/tracking/bench/fuzz.ts'
import { templateScore } from '../../packages/tracking/bench/templates.ts'
import { unknownsOf } from '../../packages/tracking/bench/unknowns.ts'
import { root } from '../files.ts'

/** Suites whose figure is how many of their cases hold: the cases are planted or counted in the tests themselves. */
const suites = [
  { name: 'planted flows of personal data are found, and nothing else is reported', file: 'packages/tracking/src/taint/taint.test.ts' },
  { name: 'consent proofs agree with every order and state tried', file: 'packages/tracking/src/consent/consent.test.ts' },
  { name: 'cases of the simulator, among them the fifteen kinds measured on the engine', file: 'packages/tracking/src/simulate/cases/cases.test.ts' },
] as const

const suiteScore = (file: string): { readonly passed: number; readonly all: number } => {
  const given = ['--no-install', 'vitest', 'run', '--project', 'unit', file, '--reporter=json', '--testTimeout=240000']
  const { stdout } = spawnSync('npx', given, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 200_000_000,
    env: { ...process.env, TAGMASON_STORIES: '0' },
    shell: process.platform === 'win32',
  })
  const found: unknown = JSON.parse(stdout.slice(stdout.indexOf('{"')))
  const count = (key: string): number => {
    const value: unknown = typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined
    return typeof value === 'number' ? value : 0
  }
  return { passed: count('numPassedTests'), all: count('numTotalTests') }
}

const share = (part: number, all: number) => `${((part / Math.max(1, all)) * 100).toFixed(2)} %`

/**
 * Prints what the simulator does not know of genuine containers, how public templates fare, and a short run of broken containers.
 * @returns Which aims are not met.
 */
export async function benchProof(texts: readonly string[]): Promise<readonly string[]> {
  const { containers, visits, outcomes, values, templates, reasons } = await unknownsOf(texts)
  console.log(`\nUnknown over ${containers} web containers and ${visits} visits`)
  console.log(`  outcomes of tags: ${outcomes.unknown} of ${outcomes.all} (${share(outcomes.unknown, outcomes.all)})`)
  console.log(`  values of tags that fire: ${values.unknown} of ${values.all} (${share(values.unknown, values.all)})`)
  console.log(`  firings of custom templates that leave something open: ${templates.open} of ${templates.all}`)
  for (const [reason, times] of reasons.slice(0, 5)) console.log(`    ${String(times).padStart(5)}  ${reason}`)

  const score = await templateScore()
  if (score === undefined)
    console.log(
      '\nTests of public templates: skipped, since there is no folder of them. Clone the repositories of templates into ../shared/data/gtm-templates, or name a folder in TAGMASON_TEMPLATES.',
    )
  else console.log(`\nTests of public templates: ${score.passed} of ${score.tests} pass (${share(score.passed, score.tests)}) in ${score.templates} templates`)

  console.log('\nSuites that print their own count')
  const failing = suites.filter(({ name, file }) => {
    const { passed, all } = suiteScore(file)
    console.log(`  ${passed} of ${all}: ${name}`)
    return passed < all || all === 0
  })

  const found = await fuzz(
    1_000_000,
    20,
    1,
    texts.filter(({ length }) => length < 120_000),
  )
  console.log(
    `\nBroken and changed containers: ${found.runs} visits of ${found.containers} containers in ${found.seconds.toFixed(0)} s, ${found.crashes.length} crashes, the slowest ${found.slowest.toFixed(0)} ms`,
  )
  for (const crash of found.crashes.slice(0, 3)) console.log(`  ${crash}`)
  return [
    ...failing.map(({ name }) => name),
    ...(outcomes.unknown / Math.max(1, outcomes.all) > 0.01 ? ['unknown outcomes'] : []),
    ...(score !== undefined && score.passed / Math.max(1, score.tests) < 0.9 ? ['tests of templates'] : []),
    ...(found.crashes.length > 0 || found.slowest > 1000 ? ['broken containers'] : []),
  ]
}
