import { plural } from '../../../language.ts'

export const text = {
  funnel: {
    chart: (field: string) => `Conversion Funnel by ${field}`,
    step: 'Step',
    share: 'Share of those who began',
    asTable: 'Show as a table',
    nobody: 'Nobody began on these days.',
    segment: 'Segment',
    began: 'Began',
    ended: 'Converted',
    rate: 'Rate',
    worst: 'Largest loss before',
  },
  paths: {
    title: 'Paths',
    detail: 'What people did next in their visit. Press a step to go on from there.',
    none: 'No paths yet',
    noneDetail: 'As soon as visits see a page, what came after it appears here.',
    start: 'From',
    next: 'What came next',
    pages: 'Pages',
    events: 'Events',
    pagesAndEvents: 'Pages and events',
    after: (step: string) => `After ${step}`,
    end: 'The visit ended',
    visits: (visits: number) => `${plural('en', visits, { one: 'visit', other: 'visits' })} went this way`,
    nobody: 'No visit went this way on these days.',
  },
  retention: {
    title: 'Coming Back',
    detail: 'Newcomers of each week, and the share of them that came again.',
    note: 'The last eight weeks, whatever days are chosen; filters count. A week that still runs can grow.',
    corner: 'Week · people',
    after: (weeks: number) => `+${weeks} wk`,
    none: 'Too early to tell',
    noneDetail: 'A week after the first visit, the share of people who came again appears here.',
  },
}

export type WaysText = typeof text
