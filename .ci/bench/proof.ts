import { fuzz } from '../../packages/tracking/bench/fuzz.ts'
import { templateScore } from '../../packages/tracking/bench/templates.ts'
import { unknownsOf } from '../../packages/tracking/bench/unknowns.ts'

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

  const found = await fuzz(
    1_000_000,
    20,
    1,
    texts.filter(({ length }) => length < 120_000),
  )
  console.log(
    `\nBroken and changed containers: ${found.runs} visits in ${found.seconds.toFixed(0)} s, ${found.crashes.length} crashes, the slowest ${found.slowest.toFixed(0)} ms`,
  )
  for (const crash of found.crashes.slice(0, 3)) console.log(`  ${crash}`)
  return [
    ...(outcomes.unknown / Math.max(1, outcomes.all) > 0.01 ? ['unknown outcomes'] : []),
    ...(score !== undefined && score.passed / Math.max(1, score.tests) < 0.9 ? ['tests of templates'] : []),
    ...(found.crashes.length > 0 || found.slowest > 1000 ? ['broken containers'] : []),
  ]
}
