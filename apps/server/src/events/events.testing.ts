import type { CollectedEvent, ParameterValue } from '@tagmason/domain'
import {
  type Cut,
  type EventBy,
  type EventField,
  type EventFilter,
  type EventQuestion,
  type EventRange,
  type FunnelStep,
  type WayStep,
  eventDimensions,
  eventIntervals,
  eventMeasures,
  oncePrefix,
  peopleOf,
  userPrefix,
} from '@tagmason/engine'
import fc from 'fast-check'

const nothing: CollectedEvent = {
  account: 'main',
  project: 'shop',
  id: '',
  name: 'page_view',
  time: 0,
  received: 0,
  format: 'api',
  visitor: '',
  user: '',
  session: '',
  host: '',
  path: '',
  title: '',
  referrer: '',
  source: '',
  medium: '',
  campaign: '',
  device: '',
  browser: '',
  os: '',
  language: '',
  screen: '',
  country: '',
  bot: '',
  params: {},
  value: null,
  currency: '',
}

export const anEvent = (told: Partial<CollectedEvent> = {}): CollectedEvent => ({ ...nothing, ...told })

/** Texts that have broken databases before. */
export const hardTexts = [
  '',
  ' ',
  "O'Brien",
  '"quoted"',
  'back\\slash',
  '\\N',
  '\\',
  'tab\there',
  'line\nbreak',
  '\r\n',
  'nul\u0000here',
  '{name:String}',
  "'; DROP TABLE events; --",
  '/* comment',
  '%s %d %',
  '\u2028\u2029',
  'ÅÄÖ',
  'A\u030A',
  '日本語',
  '😀',
  '\uFFFD',
  '\uE000',
  '\uFFFF',
  'ﬀ',
  'NULL',
  'null',
  'true',
  '12',
  '1e3',
  '[1]',
  '$1',
  '${x}',
  'é'.repeat(5000),
]

/** Around the days on which clocks were set in zones that do it in unusual ways. */
const moments = [
  '2024-01-22T10:00:00Z',
  '2024-03-10T07:00:00Z',
  '2024-03-31T01:00:00Z',
  '2024-04-06T15:00:00Z',
  '2024-10-05T15:30:00Z',
  '2024-10-27T01:00:00Z',
  '2024-11-03T05:30:00Z',
  '2018-11-04T03:00:00Z',
  '2018-02-18T02:00:00Z',
  '2011-12-30T10:00:00Z',
  '2024-04-26T00:00:00Z',
  '2024-12-31T23:59:59.999Z',
].map((moment) => Date.parse(moment))

export const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/Sao_Paulo',
  'America/Havana',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Africa/Cairo',
  'America/St_Johns',
  'Asia/Tehran',
  'Africa/Casablanca',
]

const hard = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('', 'a', 'b', '/x') },
  { weight: 1, arbitrary: fc.constantFrom(...hardTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
)
export const names = fc.constantFrom('page_view', 'page_view', 'sign_up', 'purchase', 'refund', "it's")
export const paths = fc.constantFrom('/', '/x', '/pricing')
export const someVisitors = ['', 'v1', 'v2', "v'3"]
const someone = fc.constantFrom(...someVisitors)
const money = fc.oneof(fc.constantFrom(0, 0.1, 19.99, 1.005, -3, 0.285, 1e12, 1e12 + 1, 1e300), fc.integer({ min: -100, max: 9999 }), fc.double())
const value: fc.Arbitrary<ParameterValue> = fc.oneof(
  hard,
  fc.boolean(),
  fc.double(),
  fc.integer(),
  fc.constantFrom(12, '12', '-1.5', -1.5, true, 'true', 0.1, -0, 1e21, 'a@b.example', 'by a@b.example\n', '+49 30 1234', 'EUR', 'x'.repeat(101)),
)

const time = fc
  .tuple(fc.constantFrom(...moments), fc.oneof(fc.integer({ min: -4, max: 4 }), fc.integer({ min: -90_000_000, max: 90_000_000 })))
  .map(([moment, by]) => moment + by)

/** Any event. Few names, visitors and moments, so that much falls together. */
export const events: fc.Arbitrary<CollectedEvent> = fc
  .record({
    account: fc.constantFrom('main', 'main', 'main', "o'ther"),
    project: fc.constantFrom('shop', 'shop', 'shop', 'blog', peopleOf('shop'), peopleOf('shop')),
    id: fc.uuid(),
    name: names,
    time,
    received: time,
    format: fc.constantFrom('api', 'tracker', 'ga4'),
    visitor: someone,
    user: fc.constantFrom('', '', 'u1', hardTexts[5] ?? ''),
    session: fc.constantFrom('', 's1', 's2'),
    host: hard,
    path: fc.oneof(paths, hard),
    title: hard,
    referrer: hard,
    source: hard,
    medium: hard,
    campaign: hard,
    device: fc.constantFrom('desktop', 'mobile', ''),
    browser: hard,
    os: hard,
    language: hard,
    screen: hard,
    country: fc.constantFrom('', 'DE', 'US'),
    bot: fc.constantFrom('', '', '', 'crawler', "it's one"),
    params: fc.dictionary(
      fc.oneof(fc.constantFrom('plan', 'price', 'tag_version', 'app_version', '', `${userPrefix}plan`, `${oncePrefix}plan`, `${userPrefix}age`), hard),
      value,
      {
        maxKeys: 4,
      },
    ),
    value: fc.option(money, { nil: null }),
    currency: fc.constantFrom('', 'EUR', 'USD'),
  })
  .map((event) => event as CollectedEvent)

export const ranges: fc.Arbitrary<EventRange> = fc
  .record({
    account: fc.constantFrom('main', 'main', 'main', "o'ther", 'nobody'),
    project: fc.constantFrom('shop', 'shop', 'blog'),
    from: fc
      .constantFrom(...moments, Date.UTC(2011, 11, 1), Date.UTC(2024, 0, 1))
      .chain((moment) => fc.integer({ min: -90_000_000, max: 3 }).map((by) => moment + by)),
    length: fc.oneof(fc.integer({ min: 0, max: 200_000_000 }), fc.constantFrom(1, 31_622_400_000, 400_000_000_000)),
    withBots: fc.boolean(),
    name: fc.option(names, { nil: undefined, freq: 2 }),
  })
  .map(({ length, ...range }) => ({ ...range, to: range.from + length }))

export const cuts: fc.Arbitrary<Cut> = fc.record({ interval: fc.constantFrom(...eventIntervals), timeZone: fc.constantFrom(...zones) })
export const dimensions = fc.constantFrom(...eventDimensions)
export const parameters = fc.oneof(fc.constantFrom('plan', 'price', ''), hard)
export const funnels: fc.Arbitrary<FunnelStep[]> = fc.array(
  fc.tuple(names, fc.option(paths)).map(([name, path]) => (path === null ? { name } : { name, path })),
  { maxLength: 5 },
)
export const windows = fc.constantFrom(0, 1, 4, 3_600_000, 400_000_000_000)

const fields: fc.Arbitrary<EventField> = fc.oneof(
  { weight: 6, arbitrary: dimensions },
  { weight: 2, arbitrary: fc.constantFrom('landing' as const, 'exit' as const, 'currency' as const) },
  { weight: 2, arbitrary: parameters.map((parameter) => ({ parameter })) },
  { weight: 1, arbitrary: fc.constantFrom({ user: 'plan' }, { user: 'age' }, { user: "o'ther" }) },
  {
    weight: 2,
    arbitrary: fc.record({
      touch: fc.constantFrom('first' as const, 'last' as const),
      of: fc.constantFrom('source' as const, 'medium' as const, 'campaign' as const),
    }),
  },
)

const filters: fc.Arbitrary<EventFilter[]> = fc.array(
  fc.record({
    field: fields,
    values: fc.array(fc.oneof(names, paths, hard, fc.constantFrom('desktop', 'EUR', '12', 'true')), { maxLength: 4 }),
    not: fc.boolean(),
  }),
  { maxLength: 2 },
)
const wayStep: fc.Arbitrary<WayStep> = fc.oneof(
  paths.map((page) => ({ page })),
  names.map((event) => ({ event })),
)

/** Any question about how visitors go on and come back. */
export const peopleQuestions = fc.record({
  range: ranges,
  filters,
  steps: funnels,
  window: windows,
  by: fc.option(fields, { nil: undefined }),
  way: fc.array(wayStep, { minLength: 1, maxLength: 3 }),
  pagesOnly: fc.boolean(),
  without: fc.uniqueArray(names, { maxLength: 2 }),
  cut: cuts,
  most: fc.constantFrom(0, 1, 3, 1000),
})

/** Any typed question. Minutes of years say nothing more than those of some days. */
export const questions: fc.Arbitrary<EventQuestion> = fc
  .record({
    range: ranges,
    measures: fc.uniqueArray(fc.constantFrom(...eventMeasures), { minLength: 1, maxLength: 5 }),
    by: fc.array(fc.oneof<fc.Arbitrary<EventBy>[]>(fields, fields, fields, cuts), { maxLength: 3 }),
    filters,
    among: fc.array(fc.record({ visitors: fc.array(someone, { maxLength: 4 }), not: fc.boolean() }), { maxLength: 1 }),
    keyEvents: fc.uniqueArray(names, { maxLength: 2 }),
    percentileOf: fc.constantFrom('price', 'plan'),
    most: fc.constantFrom(0, 1, 3, 1000),
  })
  .map(({ range, by, ...question }) => {
    const fine = by.some((each) => typeof each === 'object' && 'interval' in each && ['minute', 'hour'].includes(each.interval))
    return { ...question, ...range, to: fine ? Math.min(range.to, range.from + 1e9) : range.to, by }
  })
