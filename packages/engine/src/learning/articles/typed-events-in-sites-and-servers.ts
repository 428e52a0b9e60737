import type { Block } from '@tagmason/domain'

export const typedEventsInSitesAndServers: readonly Block[] = [
  {
    kind: 'text',
    text: 'Where a site is bundled or a server is written in JavaScript, two small packages send its events. The plan gives their types, so that a misspelt event does not compile.',
  },
  { kind: 'heading', text: 'Make the types' },
  { kind: 'code', label: 'From the plan', language: 'Shell', code: 'npx tagmason types plan.json --out src/events.d.ts' },
  { kind: 'heading', text: 'In a site' },
  {
    kind: 'code',
    label: 'With @tagmason/browser',
    language: 'TypeScript',
    code: `import { createTagmason } from "@tagmason/browser"
import type { TrackingEvents } from "./events"

export const tagmason = createTagmason<TrackingEvents>({
  key: 'atk_site_…',
  server: 'https://stats.shop.example',
  consent: 'denied',
})
tagmason.track('purchase', { value: 20, currency: 'EUR' })`,
  },
  {
    kind: 'list',
    items: [
      'Page views, also of single-page apps, outbound links, downloads and forms are told without further code; `auto: false` leaves that out.',
      'Nothing is sent while consent is `denied`, and nothing is kept on the device unless it is `granted`.',
      'With `granted`, events of a visitor without a network wait on the device and are sent from the next page. Each counts once.',
      'For React, `@tagmason/browser/react` has `TagmasonProvider`, `useTagmason` and `useTrackOnce`.',
    ],
  },
  { kind: 'heading', text: 'In a server' },
  {
    kind: 'code',
    label: 'With @tagmason/node',
    language: 'TypeScript',
    code: `import { createTagmason } from "@tagmason/node"

const tagmason = createTagmason({ key: process.env.TAGMASON_KEY, server: 'https://stats.shop.example' })
tagmason.track('order_paid', { value: 20 }, { userId: 'u-1' })
process.once('SIGTERM', () => tagmason.close().then(() => process.exit()))`,
  },
  {
    kind: 'text',
    text: 'It sends in batches, again after failures with the same ids, and when the process has nothing else to do. `track` never throws and never waits; `onDropped` hears of events that the server refused.',
  },
  { kind: 'note', text: 'The key of a site may only send events, so it may be read by anyone. The key of a server is secret.' },
  { kind: 'link', href: '/setup/gtm', text: 'Open the plan that the types come from' },
]
