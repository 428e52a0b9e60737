import type { Cut, EventBy, EventField, EventFilter, EventQuestion, EventRange, FunnelStep } from '../store/eventStore.ts'

/** A question about one project, without its account: the key of the caller names that. */
export type Question = Omit<EventQuestion, 'account' | 'project'>

/** The address at which the public API answers a question as this one; `readAddress` reads it back. */
export const queryAddress = (project: string, { measures, by = [], filters = [], name, keyEvents, percentileOf, most, from, to }: Question, compare = false) =>
  address('/api/v1/query', [
    ['project', project],
    ['measures', measures.join(',')],
    ...optional('by', by.map((each) => listed(byText(each))).join(',')),
    ...filters.map(({ field, values, not = false }: EventFilter): Parameter => [
      'filter',
      `${filterField(field)}${not ? '!' : ''}:${values.map(listed).join(',')}`,
    ]),
    ...optional('name', name),
    ...optional('keyEvents', keyEvents?.map(listed).join(',')),
    ...optional('percentileOf', percentileOf),
    ...range({ from, to }),
    ...optional('compare', compare ? 'previous' : ''),
    ...optional('limit', most?.toString()),
  ])

/** The same of a funnel; `window` in milliseconds. */
export const funnelAddress = (project: string, steps: readonly FunnelStep[], window: number, when: Pick<EventRange, 'from' | 'to'>) =>
  address('/api/v1/funnel', [
    ['project', project],
    ...steps.map(({ name, path }): Parameter => ['step', `${escaped(name, /[\\:]/g)}${path === undefined ? '' : `:${escaped(path, /\\/g)}`}`]),
    ['window', String(window / 1000)],
    ...range(when),
  ])

type Parameter = [name: string, value: string]

const range = ({ from, to }: Pick<EventRange, 'from' | 'to'>): Parameter[] => [
  ['from', new Date(from).toISOString()],
  ['to', new Date(to).toISOString()],
]
const optional = (name: string, value: string | undefined): Parameter[] => (value === undefined || value === '' ? [] : [[name, value]])

const isCut = (by: EventBy): by is Cut => typeof by === 'object' && 'interval' in by
const byText = (by: EventBy) => (isCut(by) ? by.interval : fieldText(by))
const fieldText = (field: EventField) => (typeof field === 'string' ? field : `param:${field.parameter}`)
const filterField = (field: EventField) => (typeof field === 'string' ? field : `param:${escaped(field.parameter, /[\\:!]/g)}`)
const listed = (text: string) => escaped(text, /[\\,]/g)
const escaped = (text: string, characters: RegExp) => text.replace(characters, String.raw`\$&`)

/** What may stand in a query as it is stays readable. */
const address = (path: string, parameters: readonly Parameter[]) =>
  `${path}?${parameters.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll(/%(?:2C|3A|2F)/g, decodeURIComponent)}`).join('&')}`
