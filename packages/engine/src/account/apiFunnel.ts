import type { ApiAnswer } from '@tagmason/domain'
import { funnelSteps, keptText } from '@tagmason/insight'
import { z } from 'zod'
import type { EventReader } from '../store/eventStore.ts'
import { type AddressForm, readStep } from './apiAddress.ts'
import { invalidQuestion, issuesOf } from './apiIssues.ts'
import { type Asked, counted } from './apiQuery.ts'
import { parsePeriod, rangeShape } from './apiRange.ts'
import type { ApiTable } from './apiTable.ts'

const maxSteps = 32
const maxWindow = 366 * 86_400
const windowMessage = `Give whole seconds from 1 to ${maxWindow}.`

/** A question about a funnel as it travels. */
export const funnelSchema = z.strictObject(
  {
    steps: z
      .array(
        z.strictObject(
          {
            name: z
              .string('Give the name of an event.')
              .min(1, 'Give the name of an event.')
              .max(100, 'Give at most 100 characters: no event has a longer name.'),
            path: z.string('Give a path such as /pricing.').max(2000, 'Give at most 2,000 characters.').optional().describe('Only on this path.'),
          },
          'Give an object with a name.',
        ),
        'Give a list of steps.',
      )
      .min(1, 'Give at least one step.')
      .max(maxSteps, `Give at most ${maxSteps} steps.`),
    window: z
      .int(windowMessage)
      .min(1, windowMessage)
      .max(maxWindow, windowMessage)
      .default(30 * 86_400)
      .describe('Seconds that a visitor may take from the first step to the last.'),
    ...rangeShape,
  },
  'Give an object with steps.',
)

export const answeredFunnelSchema = funnelSchema.required({ from: true, to: true }).meta({ id: 'AnsweredFunnel' })
type AnsweredFunnel = z.output<typeof answeredFunnelSchema>

export const funnelForm: AddressForm = { lists: [], items: { step: { field: 'steps', read: readStep } } }

export interface ParsedFunnel {
  answered: AnsweredFunnel
  range: { account: string; project: string; from: number; to: number; withBots: boolean }
  timeZone: string
}

/** Reads a question of `/api/v1/funnel`. */
export function parseFunnel(given: unknown, { account, project, timeZone, now }: Asked): ParsedFunnel | { refused: ApiAnswer } {
  const { data: wire, error } = funnelSchema.safeParse(given)
  if (wire === undefined) return invalidQuestion(issuesOf(error))
  const period = parsePeriod(wire, timeZone, now)
  if (Array.isArray(period)) return invalidQuestion(period)
  const { from, to } = period
  return {
    answered: { ...wire, from: new Date(from).toISOString(), to: new Date(to).toISOString() },
    range: { account, project, from, to, withBots: wire.withBots },
    timeZone,
  }
}

/** A row for each step: who came that far, in percent of the first, and who of the step before did not. */
export async function answerFunnel(events: Pick<EventReader, 'query' | 'funnel'>, { answered, range, timeZone }: ParsedFunnel): Promise<ApiTable> {
  const steps = answered.steps.map(({ name, path }) => ({ name: keptText(name), ...(path === undefined ? {} : { path: keptText(path) }) }))
  const people = await events.funnel(range, steps, answered.window * 1000)
  const rows = funnelSteps(people.map((users) => ({ users })))
  return {
    columns: ['name', 'path', 'visitors', 'rate', 'dropoff'],
    rows: rows.map(({ users, rate, dropoff }, at) => [steps[at]?.name ?? '', steps[at]?.path ?? null, users, rate, dropoff]),
    besides: { question: answered, counted: await counted(events, { ...range, measures: ['events'] }, timeZone) },
  }
}
