import type { GuessKind, PlanStage } from '@tagmason/domain'
import { plural } from '../../language.ts'

const events = (count: number) => plural('en', count, { one: 'event', other: 'events' })

export const text = {
  columns: { event: 'Event', trigger: 'Trigger', parameters: 'Parameters', status: 'Status', confidence: 'Confidence' },
  stages: { reach: 'Reach', interest: 'Interest', intent: 'Intent', conversion: 'Conversion', retention: 'Retention' } as Record<PlanStage, string>,
  details: (name: string) => `Details of ${name}`,
  keys: 'Arrow keys: other rows. Enter: details. E: edit. X: choose. K: key event. Delete: remove.',
  more: (count: number) => `and ${count} more`,
  asked: (words: string) => `for “${words}”`,
  chosen: (count: number) => `${events(count)} chosen`,
  include: 'Include',
  leaveOut: 'Leave out',
  markKey: 'Mark as key events',
  unmarkKey: 'Unmark as key events',
  remove: 'Remove',
  removeQuestion: (count: number) => `Remove ${events(count)}?`,
  removeDetail: 'Audiences and dashboards that count them go too. Undo brings all of it back.',
  cancel: 'Cancel',
  changed: (count: number) => `${events(count)} changed`,
  removed: (count: number) => `${events(count)} removed`,
  consentBy: (tag: string) => `Consent default comes from ${tag}`,
  consentByDetail: 'That tag is in what is stored of your container, so these files bring no default of their own: of two the later one would count.',
  addAsEvent: 'Add as event',
  guess: {
    badge: 'Guess',
    title: 'The trigger rests on a guess',
    summary: (count: number) =>
      plural('en', count, { one: 'trigger rests on a guess: settle it before you publish', other: 'triggers rest on a guess: settle them before you publish' }),
    summaryDetail: 'Look at the page to see what is there, or send the questions to a developer.',
    says: {
      push: (value) => `It waits for the site to push “${value}” to the data layer. No words of yours and no page say that the site does.`,
      formId: (value) => `It supposes that the id of the form contains “${value}”. No words of yours named an id.`,
      anyForm: () => 'It counts every form of the site, because no words of yours say which one.',
      selector: (value) => `It supposes that the page marks the element with ${value}. No words of yours named that.`,
      player: () =>
        'It counts players of YouTube only, and no words of yours say that the video is one. Any other is never counted: call a video of your own server an “HTML5 video”, and let the site push an event for one of Vimeo.',
      path: (value) => `It supposes that the address of the page has “${value}” in it. No words of yours gave a path.`,
    } as Record<GuessKind, (value: string) => string>,
    look: 'Look at the page',
    ask: 'Ask the developer',
    copyAll: 'Copy all questions',
    unknown: 'I do not know',
    asked: 'Question copied: send it to your developer. The trigger stays a guess.',
    settle: 'It is so',
    settled: (name: string) => `The trigger of ${name} is settled`,
    by: { page: 'Read from the page', developer: 'Promised by a developer', person: 'Set or confirmed by hand' },
    /** The text to send. */
    questions: {
      hello: (site: string) => `Hello, we are setting up tracking for ${site} and need to know:`,
      site: 'our site',
      push: (name, value) => `${name}: does the site push { event: '${value}' } to window.dataLayer when this happens? If not, please add:`,
      formId: (name, value) =>
        `${name}: which id does the form have? We expect one that contains '${value}'. Does it send the page away, or by script (AJAX) without a submit event?`,
      anyForm: (name) => `${name}: which form is meant, and which id does it have? At present every form of the site counts.`,
      selector: (name, value) => `${name}: does the element match ${value}? If not, please add that attribute, or tell us a CSS selector that matches it.`,
      player: (name) => `${name}: is the video embedded from YouTube? If not, which player is it (Vimeo, an HTML5 <video> element, another one)?`,
      path: (name, value) => `${name}: which path does the page have? We expect one that contains '${value}'.`,
    } as { hello: (site: string) => string; site: string } & Record<GuessKind, (name: string, value: string) => string>,
  },
}

export type PlanText = typeof text
