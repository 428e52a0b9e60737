import { plural } from '../../../language.ts'

export const text = {
  title: 'Perhaps also',
  detail: (count: number) =>
    `${plural('en', count, { one: 'event that the goals may also ask for', other: 'events that the goals may also ask for' })}. They are not in the plan until you add them.`,
  add: 'Add',
  addNamed: (event: string) => `Add: ${event}`,
  added: (event: string) => `${event} Added`,
}

export type SuggestionsText = typeof text
