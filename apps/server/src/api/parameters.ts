import { eventIntervals } from '@tagmason/engine'
import { z } from 'zod'

const moment = (what: string) =>
  z
    .string()
    .optional()
    .describe(`${what}: an ISO 8601 date (a day by the clocks of the project’s time zone) or time (by the same clocks where it names no offset).`)

export const projectParameter = {
  project: z.string().optional().describe('Slug of the project. Only for keys that were made for none, and only one of their space.'),
}

export const pageParameters = {
  limit: z.string().optional().describe('Rows of a page.'),
  cursor: z.string().optional().describe('The `next` of the page before.'),
}

export const countsParameters = {
  name: z.string().optional().describe('Only events with this name.'),
  from: moment('The beginning'),
  to: moment('The end; a date is meant with all of its day'),
  interval: z.enum(eventIntervals).optional().describe('`day` where left out. Weeks begin on Monday.'),
  bots: z.enum(['yes', 'no']).optional().describe('`no` leaves out what is held to be a machine; left out, everything is counted that was stored.'),
}
