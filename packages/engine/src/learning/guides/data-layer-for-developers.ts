import type { Block } from '@tagmason/domain'

export const dataLayerForDevelopers: readonly Block[] = [
  {
    kind: 'text',
    text: 'A contract between site and tags. Marketing may change tags without a release, and you may change the page without breaking figures, as long as both keep to it.',
  },
  { kind: 'heading', text: 'The contract' },
  {
    kind: 'steps',
    items: [
      'The site pushes events with the names of the plan, at the moment at which the thing is **true**: after the server’s answer, not on the click.',
      'All that belongs to an event is in the same push.',
      'Values have types. Numbers are numbers, lists are lists, and what is unknown is left out.',
      'Nothing that identifies a person.',
      'A push never throws, and the page never waits for it.',
    ],
  },
  { kind: 'heading', text: 'One place' },
  { kind: 'text', text: 'Pushes that are scattered over components cannot be kept. Put them behind one function.' },
  {
    kind: 'code',
    label: 'The only file that knows the data layer',
    language: 'TypeScript',
    code: `type Events = {
  sign_up: { method: 'email' | 'google' }
  generate_lead: { form_name: string; value?: number; currency?: string }
}

declare global {
  interface Window { dataLayer?: unknown[] }
}

export function track<Name extends keyof Events>(event: Name, parameters: Events[Name]) {
  (window.dataLayer ??= []).push({ event, ...parameters })
}`,
  },
  { kind: 'text', text: 'A name that is not in the plan does not compile. Rename it there, and the compiler shows each place.' },
  { kind: 'heading', text: 'Page views in an app' },
  { kind: 'text', text: 'Push after the router has finished and the title stands. Reset what belonged to the last page in the same push.' },
  { kind: 'heading', text: 'Tests' },
  {
    kind: 'list',
    items: [
      'Unit: call the form’s submit with a server that answers well and one that does not. One push, and none.',
      'End to end: read `window.dataLayer` after each step of the checkout, and compare it with the plan.',
      'In review: a change of this file needs somebody from marketing.',
    ],
  },
  { kind: 'heading', text: 'Order of loading' },
  { kind: 'text', text: 'Consent default, first push of the page, container. Pushes before the container are not lost: it reads the list from its beginning.' },
  { kind: 'link', href: '/learning/tutorials?tab=code', text: 'Code examples' },
]
