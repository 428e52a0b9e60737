import type { CollectedEvent } from '@tagmason/domain'
import { expect, screen, type userEvent, within } from 'storybook/test'

/** The clock of projects of one's own in stories. */
const now = Date.parse('2026-03-01T12:00:00.000Z')
const hour = 60

let count = 0

/** An event of the bakery (`states.withEvents`) some minutes ago; each visitor makes one visit. */
export const storyEvent = (ago: number, visitor: string, name: string, path: string, fields: Partial<CollectedEvent> = {}): CollectedEvent => ({
  account: 'main',
  project: 'corner-bakery',
  id: `story-${++count}`,
  name,
  time: now - ago * 60_000,
  received: now - ago * 60_000,
  format: 'tracker',
  visitor,
  user: '',
  session: visitor,
  host: 'bakery.example',
  path,
  title: '',
  referrer: '',
  source: '',
  medium: '',
  campaign: '',
  device: 'desktop',
  browser: '',
  os: '',
  language: '',
  screen: '',
  country: '',
  bot: '',
  params: {},
  value: null,
  currency: '',
  ...fields,
})

const view = (ago: number, visitor: string, path: string, fields?: Partial<CollectedEvent>) => storyEvent(ago, visitor, 'page_view', path, fields)

/** Somebody comes, looks at cakes, and may buy one. */
const shopping = (ago: number, visitor: string, bought?: Pick<CollectedEvent, 'value' | 'currency'>) => [
  view(ago, visitor, '/'),
  view(ago - 2, visitor, '/cakes'),
  storyEvent(ago - 3, visitor, 'add_to_cart', '/cakes'),
  ...(bought === undefined ? [] : [storyEvent(ago - 5, visitor, 'purchase', '/thanks', bought)]),
]

/** What the browser of a visitor measured of a page, in milliseconds but for CLS. */
const measured = (ago: number, visitor: string, path: string, slow: number) =>
  Object.entries({ LOAD: 1400, LCP: 1300, FCP: 700, INTERACTIVE: 1900, INP: 90, CLS: 0.02, TTFB: 200 }).map(([metric_name, value]) =>
    storyEvent(ago, visitor, 'web_vitals', path, { params: { metric_name, metric_value: value * slow, metric_rating: slow < 2 ? 'good' : 'poor' } }),
  )

const many = <Item>(length: number, each: (place: number) => readonly Item[]) => Array.from({ length }, (_, place) => each(place)).flat()

/** People who are there now and who bought this week, in euros and in dollars, and machines. */
export const bakeryEvents: CollectedEvent[] = [
  view(2, 'ana', '/'),
  view(1, 'ana', '/cakes'),
  view(4, 'ben', '/', { device: 'mobile' }),
  view(12, 'carla', '/cakes', { device: 'mobile' }),
  view(21, 'dora', '/bread', { device: 'tablet' }),
  view(3, 'spider', '/', { bot: 'crawler' }),
  view(6, 'spider', '/cakes', { bot: 'crawler' }),
  ...many(5, (place) => shopping((20 + 9 * place) * hour, `euro-${place}`, { value: 24 + place, currency: 'EUR' })),
  ...many(2, (place) => shopping((30 + 40 * place) * hour, `dollar-${place}`, { value: 31.5, currency: 'USD' })),
  ...many(6, (place) => shopping((25 + 13 * place) * hour, `looker-${place}`)),
  storyEvent(10 * hour, 'euro-0', 'refund', '/refund', { value: 5, currency: 'EUR' }),
  ...many(12, (place) => measured((2 + 11 * place) * hour, `speed-${place}`, '/', place < 10 ? 1 : 2)),
  ...many(12, (place) => measured((3 + 11 * place) * hour, `cake-speed-${place}`, '/cakes', 3)),
]

/** Two files that visitors of /cakes waited for; the host of the second tells no size. */
const files: readonly Readonly<Record<string, string | number>>[] = [
  { file: '/photos/cakes.jpg', file_kind: 'image', file_bytes: 1_840_000, metric_value: 3300 },
  { file: 'https://widgets.example/reviews.js', file_kind: 'script', metric_value: 1250 },
]
export const waitedFor = files.flatMap((params) =>
  [2, 3, 4].map((hours) => storyEvent(hours * 60, `w-${hours}`, 'web_vitals', '/cakes', { params: { metric_name: 'FILE', ...params } })),
)

/** Opens what tells how a figure is counted, and gives it once the answer is there. */
export const countedOf = async (person: ReturnType<typeof userEvent.setup>, canvas: ReturnType<typeof within>, figure: string) => {
  await person.click(await canvas.findByRole('button', { name: `How this is counted: ${figure}` }))
  const panel = within(await screen.findByRole('dialog', { name: 'How this is counted' }))
  await expect(await panel.findByText('none, every event counts')).toBeVisible()
  return panel
}
