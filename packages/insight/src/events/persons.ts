import type { CollectedEvent } from '@tagmason/domain'
import { byText } from './order.ts'
import type { EventRange } from './questions.ts'
import { grouped } from './selection.ts'

const ending = '/people'

/** Where a project keeps what was told of its people: among the events, under a name that no project can have, so that no question about events finds it. */
export const peopleOf = (project: string) => `${project}${ending}`
export const isPeople = (project: string) => project.endsWith(ending)

/** Begins the parameter of a row about people that holds a property, and of one that holds only until another was told. */
export const userPrefix = 'user.'
export const oncePrefix = 'once.'

/** Who did events, and what was told of them. */
export interface Persons {
  /** The person of an event; empty where it has neither a user nor a visitor. */
  of(event: Pick<CollectedEvent, 'user' | 'visitor'>): string
  /** How many persons did these events. */
  count(events: readonly CollectedEvent[]): number
  /** The rows about a person, oldest first. */
  rows(person: string): readonly CollectedEvent[]
}

/**
 * The person of an event is its user; without one the only user that its visitor was ever identified as before the end of the range; else the visitor. A visitor that was identified as several users
 * (a device that a family shares) stays one of its own while no user is named, because nobody can tell whose those events are.
 */
export function personsOf(all: readonly CollectedEvent[], { account, project, to }: Pick<EventRange, 'account' | 'project' | 'to'>): Persons {
  const about = all.filter((row) => row.account === account && row.project === peopleOf(project) && row.time < to)
  const links = grouped(
    about.filter(({ visitor, user }) => visitor !== '' && user !== ''),
    ({ visitor }) => visitor,
  )
  const users = new Map([...links].map(([visitor, rows]) => [visitor, [...new Set(rows.map(({ user }) => user))]]))
  const of = ({ user, visitor }: Pick<CollectedEvent, 'user' | 'visitor'>) => {
    const [only, another] = users.get(visitor) ?? []
    if (user !== '') return `user ${user}`
    return only !== undefined && another === undefined ? `user ${only}` : visitor === '' ? '' : `visitor ${visitor}`
  }
  const rows = grouped(about.sort(oldestFirst), of)
  return {
    of,
    count: (events) => new Set(events.map(of).filter((person) => person !== '')).size,
    rows: (person) => (person === '' ? [] : (rows.get(person) ?? [])),
  }
}

/** The value of a property that was told last; where none was, the first of those that hold only once; empty where nothing is known. */
export function propertyText(persons: Persons, event: CollectedEvent, name: string): string {
  const rows = persons.rows(persons.of(event))
  const [set, once] = [userPrefix + name, oncePrefix + name]
  const told = rows.findLast(({ params }) => Object.hasOwn(params, set))?.params[set] ?? rows.find(({ params }) => Object.hasOwn(params, once))?.params[once]
  return told === undefined ? '' : String(told)
}

const oldestFirst = (one: CollectedEvent, other: CollectedEvent) => one.time - other.time || one.received - other.received || byText(one.id, other.id)
