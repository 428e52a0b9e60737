import { keptText, touches, touchFields } from '@tagmason/insight'
import { z } from 'zod'
import { type EventBy, eventDimensions, type EventField, type EventInterval, eventIntervals, eventMeasures, type EventQuestion } from '../store/eventStore.ts'
import { type Period, rangeShape } from './apiRange.ts'

const touched = touches.flatMap((touch) => touchFields.map((of) => ({ text: `${touch}:${of}`, field: { touch, of } })))
const fields: readonly string[] = [...eventDimensions, 'landing', 'exit', 'currency', ...touched.map(({ text }) => text)]
const parameter = 'param:'
const property = 'user:'
const pattern = (names: readonly string[]) => new RegExp(`^(?:${names.join('|')}|(?:${parameter}|${property})[\\s\\S]{1,200})$`)
const fieldMessage = `Give one of ${fields.join(', ')}, ${parameter}<name> for a parameter of the events or ${property}<name> for a property of the person.`
const byMessage = `Give one of ${fields.join(', ')}, ${parameter}<name> for a parameter of the events, ${property}<name> for a property of the person, or ${eventIntervals.join(', ')}.`
const eventName = z.string('Give a text.').min(1, 'Give the name of an event.').max(100, 'Give at most 100 characters: no event has a longer name.')

/** More rows, or more values, would be asked for by mistake. */
export const maxRows = 10_000
export const maxComparedRows = 1000
const maxFilterCharacters = 50_000

const filterSchema = z
  .strictObject(
    {
      field: z.string(fieldMessage).regex(pattern(fields), fieldMessage),
      values: z
        .array(z.string('Give a text.').max(2000, 'Give at most 2,000 characters.'), 'Give a list of values.')
        .min(1, 'Give at least one value.')
        .max(1000, 'Give at most 1,000 values.'),
      not: z.boolean('Give true or false.').default(false).describe('All events but these.'),
    },
    'Give an object with a field and values.',
  )
  .meta({ id: 'EventFilter' })

/** A question as it travels; what it means is `EventQuestion`. */
export const questionShape = z.strictObject(
  {
    measures: z
      .array(z.enum(eventMeasures, `Give one of ${eventMeasures.join(', ')}.`), 'Give a list of measures.')
      .min(1, `Give at least one of ${eventMeasures.join(', ')}.`)
      .describe(
        'What is counted. Money is in cents of each event’s currency, which are never added up across currencies: ask by `currency` or filter by one. `people` are visitors with every identified user once.',
      ),
    by: z
      .array(z.string(byMessage).regex(pattern([...fields, ...eventIntervals]), byMessage), 'Give a list of dimensions.')
      .max(4, 'Give at most 4 dimensions.')
      .default([])
      .describe(
        'By what rows are told apart. Intervals are cut by the clocks of the project’s time zone; weeks begin on Monday. `landing` is the path on which a visit began; `user:<name>` is a property of the person as last told before the end of the range; `first:campaign` and `last:campaign`, and the like of source and medium, are of the visitor’s first and last touch in the 30 days before an event.',
      ),
    filters: z.array(filterSchema, 'Give a list of filters.').max(10, 'Give at most 10 filters.').default([]).describe('An event has to pass all of them.'),
    ...rangeShape,
    name: eventName.optional().describe('Only events with this name.'),
    keyEvents: z
      .array(eventName, 'Give a list of names of events.')
      .max(1000, 'Give at most 1,000 names.')
      .optional()
      .describe('The events that `keyEvents` and `keyVisits` count; those of the project’s goals where left out.'),
    percentileOf: z
      .string('Give the name of a parameter.')
      .min(1, 'Give the name of a parameter.')
      .max(200, 'Give at most 200 characters.')
      .optional()
      .describe('The parameter whose 75th percentile `p75` is.'),
    compare: z.enum(['previous'], 'Give previous, or leave it out.').optional().describe('Adds what each row was in the equally long period before.'),
    limit: z
      .int(`Give a whole number from 1 to ${maxRows}.`)
      .min(1, `Give a whole number from 1 to ${maxRows}.`)
      .max(maxRows, `Give a whole number from 1 to ${maxRows}.`)
      .default(1000)
      .describe(`Rows of a page; at most ${maxComparedRows} with \`compare\`.`),
    cursor: z.string('Give the `next` of the page before.').optional().describe('The `next` of the page before, with the same question.'),
  },
  'Give an object with measures.',
)

/** What no single field can say. */
export const questionSchema = questionShape.superRefine(({ measures, by, filters, percentileOf, compare, limit }, context) => {
  const refuse = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
  for (const [field, list] of Object.entries({ measures, by }))
    for (const [at, text] of (list as readonly string[]).entries())
      if ((list as readonly string[]).indexOf(text) < at) refuse([field, at], `'${text.slice(0, 60)}' is there twice: leave one out.`)
  if (measures.includes('p75') && percentileOf === undefined) refuse(['percentileOf'], '`p75` needs a parameter: name it here.')
  if (compare !== undefined && limit > maxComparedRows) refuse(['limit'], `With compare a page has at most ${maxComparedRows} rows: give a lower limit.`)
  if (JSON.stringify(filters).length > maxFilterCharacters)
    refuse(['filters'], `All filters together have more than ${maxFilterCharacters} characters: ask for fewer values at once.`)
})
export type WireQuestion = z.output<typeof questionSchema>

/** A question with all that was left out filled in: sent again, it is the same one. */
export const answeredSchema = questionShape.omit({ cursor: true }).required({ from: true, to: true, keyEvents: true }).meta({ id: 'AnsweredQuestion' })
export type AnsweredQuestion = z.output<typeof answeredSchema>

export const isInterval = (by: string): by is EventInterval => eventIntervals.some((interval) => interval === by)

/** What the store is asked. Halves of characters are written as stores keep them. */
export function eventQuestionOf(
  { measures, by, filters, name, withBots, keyEvents, percentileOf }: AnsweredQuestion,
  { account, project, timeZone, from, to }: Period & { account: string; project: string; timeZone: string },
): EventQuestion & { by: EventBy[] } {
  return {
    account,
    project,
    from,
    to,
    withBots,
    ...(name === undefined ? {} : { name: keptText(name) }),
    measures,
    by: by.map((each) => (isInterval(each) ? { interval: each, timeZone } : fieldOf(each))),
    filters: filters.map(({ field, values, not }) => ({ field: fieldOf(field), values: values.map(keptText), not })),
    keyEvents: keyEvents.map(keptText),
    ...(percentileOf === undefined ? {} : { percentileOf: keptText(percentileOf) }),
  }
}

function fieldOf(text: string): EventField {
  const touch = touched.find((each) => each.text === text)
  if (touch !== undefined) return touch.field
  if (text.startsWith(parameter)) return { parameter: keptText(text.slice(parameter.length)) }
  return text.startsWith(property) ? { user: keptText(text.slice(property.length)) } : (text as Exclude<EventField, object>)
}
