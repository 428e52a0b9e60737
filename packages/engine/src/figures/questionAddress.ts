import type { Cut, EventBy, EventField, EventFilter, EventQuestion, EventRange, FunnelStep } from '../store/eventStore.ts'

/** A question about one project, without its account: the key of the caller names that. The public API takes no visitors. */
export type Question = Omit<EventQuestion, 'account' | 'project' | 'among'>

/** As many characters as every proxy lets through. */
const longest = 8000

/**
 * The address at which the public API answers a question as this one; `readAddress` reads it back. Key events that do not fit in are not named, since the API then counts the project's own, which are
 * the same.
 */
export function queryAddress(project: string, question: Question, compare = false): string {
  const { keyEvents: _, ...rest } = question
  const whole = wholeAddress(project, question, compare)
  return fits(whole) ? whole : wholeAddress(project, rest, compare)
}

/** Whether an address is short enough to be asked. */
export const fits = (address: string) => address.length <= longest

const wholeAddress = (project: string, { measures, by = [], filters = [], name, keyEvents, percentileOf, most, from, to }: Question, compare: boolean) =>
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
function fieldText(field: EventField): string {
  if (typeof field === 'string') return field
  if ('touch' in field) return `${field.touch}:${field.of}`
  return 'user' in field ? `user:${field.user}` : `param:${field.parameter}`
}
/** In a filter the name ends at a colon, or at an exclamation mark before one. */
const filterField = (field: EventField) => {
  if (typeof field === 'string' || 'touch' in field) return fieldText(field)
  const name = (text: string) => escaped(text, /[\\:!]/g)
  return 'user' in field ? `user:${name(field.user)}` : `param:${name(field.parameter)}`
}
const listed = (text: string) => escaped(text, /[\\,]/g)
const escaped = (text: string, characters: RegExp) => text.replace(characters, String.raw`\$&`)

/** What may stand in a query as it is stays readable. */
const address = (path: string, parameters: readonly Parameter[]) =>
  `${path}?${parameters.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll(/%(?:2C|3A|2F)/g, decodeURIComponent)}`).join('&')}`
