import type { SimulatedStep, Simulation } from '@tagmason/domain'
import { parseVisit, simulate as simulated } from '@tagmason/tracking'
import { containerAt } from './containerAt.ts'
import { inWords } from './inWords.ts'
import { options } from './options.ts'
import { simulateOptions, simulating, unusableAt } from './simulateOptions.ts'
import { type Streams, Unusable } from './streams.ts'
import { textAt } from './textAt.ts'
import { onOneLine } from './told.ts'
import { simulateUsage } from './usage/simulate.ts'

/** `tagmason simulate FILE --steps S [--test NAME] [--trace] [--json]`: which tags fire on each step of a visit, and why. Returns 0. */
export async function simulate(args: string[], { out }: Streams): Promise<number> {
  const { values, positionals } = options(args, simulateUsage.flags)
  const [path, extra] = positionals
  if (path === undefined) throw new Unusable("No container was named: use 'tagmason simulate FILE --steps STEPS'.")
  if (extra !== undefined) throw new Unusable(`One container is simulated at a time, and '${extra}' is a second file: name the steps behind --steps.`)
  if (values.steps === undefined)
    throw new Unusable("There is no visit: name a file of steps with --steps, and see 'tagmason simulate --help' for what stands in it.")
  const given = simulateOptions(values)
  const visit = parseVisit(await textAt(values.steps), values.test)
  if ('message' in visit) throw await unusableAt(values.steps, visit)
  const { file } = await containerAt(path)
  const simulation = await inWords(await simulating(path, () => simulated(file, visit, given)))

  const trace = values.trace === true
  if (values.json === true) out(`${JSON.stringify(trace ? simulation : short(simulation), null, 2)}\n`)
  else out(simulation.steps.map((step) => told(step, trace)).join(''))
  return 0
}

const short = ({ steps }: Simulation) => ({ steps: steps.map(({ step, fired, notFired, unknown }) => ({ step, fired, notFired, unknown })) })

function told({ step, type, fired, notFired, unknown, events }: SimulatedStep, trace: boolean): string {
  const reasons = (label: string, list: SimulatedStep['notFired']) => list.map(({ tag, because }) => `  ${label.padEnd(11)}${tag}: ${because}\n`)
  const firings = events.flatMap(({ name, tags }) => tags.filter(({ outcome }) => outcome === 'fired').map((tag) => ({ event: name, tag })))
  const fires = firings.flatMap(({ event, tag }) => [
    `  fired      ${tag.tag}${trace ? ` on ${event}: ${tag.because}` : ''}\n`,
    ...(trace
      ? tag.parameters.map(
          ({ key, value }) => `    ${key}: ${onOneLine(value.known ? (JSON.stringify(value.value) ?? 'undefined') : `unknown (${value.because})`)}\n`,
        )
      : []),
  ])
  const silent = fired.length === 0 && unknown.length === 0 && !trace ? ['  nothing fires\n'] : []
  return [`${step} ${type}\n`, ...fires, ...reasons('unknown', unknown), ...(trace ? reasons('not fired', notFired) : silent)].join('')
}
