import { apiFormats, eventIntervals, eventMeasures } from '@tagmason/engine'
import { z } from 'zod'

const moment = (what: string) =>
  z
    .string()
    .optional()
    .describe(`${what}: an ISO 8601 date (a day by the clocks of the project’s time zone) or time (by the same clocks where it names no offset).`)

export const projectParameter = {
  project: z.string().optional().describe('Slug of the project. Only for keys that were made for none, and only one of their space.'),
}

export const cursorParameter = { cursor: z.string().optional().describe('The `next` of the page before.') }

export const pageParameters = {
  limit: z.string().optional().describe('Rows of a page.'),
  ...cursorParameter,
}

export const countsParameters = {
  name: z.string().optional().describe('Only events with this name.'),
  from: moment('The beginning'),
  to: moment('The end; a date is meant with all of its day'),
  interval: z.enum(eventIntervals).optional().describe('`day` where left out. Weeks begin on Monday.'),
  bots: z
    .enum(['yes', 'no'])
    .optional()
    .describe('`no` leaves out what is held to be a machine, your own people and orders that came again; left out, everything is counted that was stored.'),
}

const listed = 'separated by commas, or the parameter several times; a backslash takes the next character as it is'

const periodParameters = {
  from: moment('The beginning; six days before the end where left out'),
  to: moment('The end; a date is meant with all of its day; the end of today where left out'),
  withBots: z.enum(['true', 'false']).optional().describe('Whether what is held to be a machine counts, too; `false` where left out.'),
}

/** A question as parameters: the fields of the body, lists as texts. */
export const queryParameters = {
  measures: z.string().describe(`One or more of ${eventMeasures.join(', ')}; ${listed}.`),
  by: z.string().optional().describe(`Dimensions, ${listed}.`),
  filter: z
    .array(z.string())
    .optional()
    .describe(
      '`device:desktop,mobile` for one of these values, `device!:mobile` for none of them, once for each filter. A backslash takes the next character as it is.',
    ),
  ...periodParameters,
  name: z.string().optional().describe('Only events with this name.'),
  keyEvents: z.string().optional().describe(`Names of the events that count as key events, ${listed}; those of the project’s goals where left out.`),
  percentileOf: z.string().optional().describe('The parameter whose 75th percentile `p75` is.'),
  compare: z.enum(['previous']).optional().describe('Adds what each row was in the equally long period before.'),
  limit: z.string().optional().describe('Rows of a page: 1000 where left out, 10,000 at most, 1000 with `compare`.'),
  ...cursorParameter,
}

export const funnelParameters = {
  step: z.array(z.string()).describe('`sign_up`, or with a path `page_view:/pricing`, once for each step. A backslash takes the next character as it is.'),
  window: z.string().optional().describe('Seconds that a visitor may take from the first step to the last; 30 days where left out.'),
  ...periodParameters,
}

export const formatParameter = { format: z.enum(apiFormats).optional().describe('What is answered; what the header `Accept` prefers where left out.') }
