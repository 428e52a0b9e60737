import { plural } from '../../language.ts'

export const text = {
  followed: 'Only if another event follows',
  followedDetail: 'It then fires with the following event, if it comes by the same visitor and in time.',
  event: 'Name of the event',
  minutes: 'Within',
  unit: 'minutes',
  problems: {
    event: 'Enter the name of an event, such as sign_up, without spaces.',
    minutes: 'Give whole minutes from 1 to 43,200.',
    counts: 'Only a single event can be followed by another. Remove what counts events.',
  },
  title: 'Last 7 Days',
  detail: 'How often the trigger as it stands would have fired, by the events that were kept.',
  show: 'Show',
  times: (count: number) => `It would have fired ${plural('en', count, { one: 'time', other: 'times' })}.`,
  none: 'It would not have fired.',
  looked: (count: number) => `${plural('en', count, { one: 'event was', other: 'events were' })} looked at.`,
  cut: 'There were more events than a replay looks at: only the first are counted.',
  noData: 'Nothing is collected here yet, or no stream of events can answer this condition.',
  chart: 'Times fired by hour',
  time: 'Hour',
  table: 'Times fired, as a table',
  list: 'When it would have fired',
  more: (count: number) => `and ${plural('en', count, { one: 'more time', other: 'more times' })}`,
}

export type SequencesText = typeof text
