import { plural } from '../../language.ts'

export const text = {
  title: 'First steps',
  detail: 'Each step ticks itself as soon as it is true.',
  progress: (done: string, all: string) => `${done} of ${all} done`,
  states: { done: 'done', open: 'open' },
  goals: { title: 'Say what you want to measure', open: 'In plain words: the plan opens next.', done: 'The goals became a plan.' },
  plan: {
    title: 'Read the plan and apply it',
    open: 'The plan lists each event, what fires it and what it carries.',
    done: (events: number) => `${plural('en', events, { one: 'event', other: 'events' })} of the plan are configured.`,
    link: 'Open the plan',
  },
  container: {
    title: 'Check the container',
    open: 'The plan becomes a Google Tag Manager container, which is checked before you import it.',
    done: (tags: number, triggers: number) =>
      `${plural('en', tags, { one: 'tag', other: 'tags' })} and ${plural('en', triggers, { one: 'trigger', other: 'triggers' })} checked: an import accepts all of it.`,
    wrong: (errors: number) => `${plural('en', errors, { one: 'error', other: 'errors' })} that an import would refuse.`,
    link: 'Open the files',
  },
  code: {
    title: 'Make the code for the site',
    open: 'One line with a public key of this project; the button is below.',
    done: 'The code is below, for each kind of site.',
  },
  event: { title: 'Receive the first event', open: 'Put the code on the site and open a page. This line changes by itself.', done: 'It happened' },
  figures: {
    title: 'See the first figures',
    open: 'They follow the first event.',
    machines: 'Only machines came so far, and figures leave machines out. Open a page of the site in your own browser.',
    done: (events: number) => `${plural('en', events, { one: 'event', other: 'events' })} counted in the last 24 hours.`,
    link: 'Watch events arrive',
  },
}

export type FirstStepsText = typeof text
