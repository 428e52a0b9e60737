import type { PageLoad, Step } from '@tagmason/domain'
import type { SimulatedStep } from './outcomes.ts'
import type { ContainerFile } from '../gtm/index.ts'
import { container, type Part } from './cases/build.ts'
import { parameters, tagOf } from './cases/parts.ts'
import type { Worded } from '../sentences/worded.ts'
import { simulate, type SimulateOptions } from './simulate.ts'
import { inEnglish, refusingInEnglish } from '../sentences/english.testing.ts'

export const home: PageLoad = { type: 'pageLoad', url: 'https://www.example.com/shop' }
export const push = (event: string, more: Readonly<Record<string, unknown>> = {}): Step => ({ type: 'push', data: { event, ...more } })

export const stepsOf = async (file: ContainerFile, steps: readonly Step[], options?: SimulateOptions): Promise<Worded<readonly SimulatedStep[]>> =>
  inEnglish(await refusingInEnglish(simulate(file, steps, options))).steps
/** The last step of a visit to a container of these parts. */
export const last = async (parts: readonly Part[], steps: readonly Step[], options?: SimulateOptions): Promise<Worded<SimulatedStep>> => {
  const step = (await stepsOf(container(...parts), steps, options)).at(-1)
  if (step === undefined) throw new Error('The visit has no step.')
  return step
}
export const becauseOf = (step: Worded<SimulatedStep>, name: string): string =>
  [...step.notFired, ...step.unknown].find((one) => one.tag === name)?.because ?? ''
export const html = (name: string, on: string, code: string): Part => tagOf(name, 'html', parameters({ html: code }), on)
