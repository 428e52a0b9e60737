import { measurementEvent } from '../../analytics/performance.ts'
import { split } from '../../analytics/split.ts'
import { sampleClock } from '../../shell/clock.ts'
import type { CollectedEvent, ParameterValue } from '../collected.ts'
import { mainProject, type SampleDay, sampleDays } from './days.ts'
import { measuredPages, measurementsOf } from './measured.ts'
import { audiences, channels, landings, type PagePath, pages } from './site.ts'
import { type SampleVisit, sampleVisits } from './visits.ts'

/** The account of the sample workspace: no real one has this name. */
export const sampleAccount = 'sample'

const dayLength = 86_400_000
const none: Readonly<Record<string, ParameterValue>> = Object.freeze({})
const plan = Object.freeze({ item_name: 'Professional', item_category: 'plan' })

/** One thing that happens in a visit. */
interface Step {
  name: string
  path: PagePath
  params: Readonly<Record<string, ParameterValue>>
  value: number | null
}

const step = (name: string, path: PagePath, params = none, value: number | null = null): Step => ({ name, path, params, value })
const seen = Object.fromEntries(Object.keys(pages).map((path) => [path, step('page_view', path as PagePath)])) as Record<PagePath, Step>
const [viewed, added, began, paying] = [
  step('view_item', '/pricing', plan),
  step('add_to_cart', '/pricing', plan, 78),
  step('begin_checkout', '/checkout', plan, 78),
  step('add_payment_info', '/checkout', plan, 78),
]
/** What visitors do besides, one after another in turn. */
const further = [
  step('scroll', '/blog/consent-mode', Object.freeze({ percent_scrolled: 90 })),
  seen['/features/measurement-plans'],
  step('select_plan', '/pricing', Object.freeze({ plan_name: 'Pro' })),
  seen['/'],
  step('video_start', '/features/measurement-plans', Object.freeze({ video_title: 'From goals to a container' })),
]
/** Events that goals of the sample count, with how many a day there are. */
const wished = [
  { steps: [seen['/demo'], step('generate_lead', '/demo', Object.freeze({ form_id: 'request-demo' }))], daily: 4.4 },
  { steps: [step('sign_up', '/', Object.freeze({ method: 'email' }))], daily: 18.6 },
  { steps: [step('newsletter_signup', '/blog/consent-mode', Object.freeze({ form_id: 'newsletter' }))], daily: 11.5 },
]

const written = new Map<string, readonly CollectedEvent[]>()

/**
 * The events of a sample project, oldest first, up to the sample clock: 60 days of the main one, seven of the others, none of a project that the sample does not know.
 * They are written once and shared, so they must not be changed.
 */
export function sampleEventsOf(project: string): readonly CollectedEvent[] {
  const known = written.get(project)
  if (known !== undefined) return known
  const events = write(project, sampleDays(project))
  written.set(project, events)
  return events
}

function write(project: string, days: readonly SampleDay[]): CollectedEvent[] {
  const visits = sampleVisits(project, days)
  const steps = visits.map(stepsOf)
  if (project === mainProject) {
    wish(visits, steps, days)
    measure(visits, steps, days.length)
  }
  order(visits, steps, days)
  fill(visits, steps, days)
  const first = Date.parse(sampleClock) - days.length * dayLength
  const later = visits.findIndex(({ day }) => day >= days.length / 2)
  return visits
    .flatMap((visit, place) => {
      // Three in ten visitors of the later half of the days were there before; within a half each comes once, as the funnel of the specification has it.
      const isBack = place >= later && place < 2 * later && place % 10 < 3
      const visitor = isBack ? place - later : place
      return eventsOf(project, visit, steps[place] ?? [], first + visit.day * dayLength + visit.begins, place, visitor)
    })
    .sort((one, other) => one.time - other.time)
}

/** From the landing page down to the step at which the visit ends. */
function stepsOf({ depth, landing }: SampleVisit): Step[] {
  const path = landings[landing]?.path ?? '/'
  const steps = [seen[path]]
  if (depth >= 1) steps.push(...(path === '/pricing' ? [] : [seen['/pricing']]), viewed)
  if (depth >= 2) steps.push(added)
  if (depth >= 3) steps.push(seen['/checkout'], began)
  if (depth >= 4) steps.push(paying)
  return steps
}

/** The places of the visits of each day, in order. */
function byDay(visits: readonly SampleVisit[], days: number): number[][] {
  const places = Array.from({ length: days }, (): number[] => [])
  for (const [place, visit] of visits.entries()) places[visit.day]?.push(place)
  return places
}

/** Adds the purchase to the visits that buy; the revenue of a day is split unevenly over its orders. */
function order(visits: readonly SampleVisit[], steps: Step[][], days: readonly SampleDay[]) {
  for (const [day, places] of byDay(visits, days.length).entries()) {
    const buyers = places.filter((place) => visits[place]?.depth === 5)
    const worth = split(
      days[day]?.revenueCents ?? 0,
      buyers.map((_, at) => 60 + ((at * 37 + day * 11) % 50)),
    )
    for (const [at, place] of buyers.entries())
      steps[place]?.push(step('purchase', '/checkout', { ...plan, transaction_id: `T-${day}-${at}` }, (worth[at] ?? 0) / 100))
  }
}

/** Adds what the goals of the sample count to visits that buy nothing. */
function wish(visits: readonly SampleVisit[], steps: Step[][], days: readonly SampleDay[]) {
  const places = byDay(visits, days.length).map((day) => day.filter((place) => (visits[place]?.depth ?? 5) < 3))
  for (const [kind, { steps: more, daily }] of wished.entries())
    for (const [day, count] of split(
      Math.round(daily * days.length),
      days.map((each) => each.visits),
    ).entries())
      for (let each = 0; each < count; each++) {
        const among = places[day] ?? []
        steps[among[(each * 3 + kind) % among.length] ?? 0]?.push(...more)
      }
}

/** Adds what browsers measured to visits of the last seven days, in each page's share of them. */
function measure(visits: readonly SampleVisit[], steps: Step[][], days: number) {
  const taken = new Set<number>()
  for (const page of measuredPages) {
    const fits = [...visits.keys()].filter((place) => (visits[place]?.day ?? 0) >= days - 7 && !taken.has(place) && steps[place]?.includes(seen[page.path]))
    for (let at = 0; at < page.loads; at++) {
      // Steps of the golden section spread fast and slow loads evenly over the days.
      const rank = (at * page.stride) % page.loads
      const place = fits[Math.floor(((at + 0.5) * fits.length) / page.loads)] ?? 0
      taken.add(place)
      const after = (steps[place]?.indexOf(seen[page.path]) ?? 0) + 1
      steps[place]?.splice(after, 0, ...measurementsOf(page, rank).map((params) => step(measurementEvent, page.path, params)))
    }
  }
}

/** Adds other events until each day has as many as its figures say. */
function fill(visits: readonly SampleVisit[], steps: Step[][], days: readonly SampleDay[]) {
  for (const [day, places] of byDay(visits, days.length).entries()) {
    const missing = (days[day]?.events ?? 0) - places.reduce((sum, place) => sum + (steps[place]?.length ?? 0), 0)
    for (let each = 0; each < missing; each++) {
      const more = further[(each + day) % further.length]
      if (more !== undefined) steps[places[(each * 7 + day) % places.length] ?? 0]?.push(more)
    }
  }
}

function eventsOf(project: string, visit: SampleVisit, steps: readonly Step[], begins: number, place: number, visitor: number): CollectedEvent[] {
  const [audience, channel] = [audiences[visit.audience], channels[visit.channel]]
  if (audience === undefined || channel === undefined) return []
  const { device, browser, os, language, screen, country } = audience
  const { source, medium, campaign, referrer } = channel
  // At most 25 seconds from one to the next, and all of them before the hour is over.
  const pause = Math.min(25_000, Math.floor(visit.room / (steps.length + 1)))
  const own = { visitor: `v${visitor}`, session: `s${place}` }
  return steps.map(({ name, path, params, value }, at): CollectedEvent => ({
    account: sampleAccount,
    project,
    id: `${place}-${at}`,
    name,
    time: begins + at * pause,
    received: begins + at * pause,
    format: 'tracker',
    visitor: own.visitor,
    user: '',
    session: own.session,
    host: 'www.example.com',
    path,
    title: pages[path],
    referrer: at === 0 ? referrer : '',
    source,
    medium,
    campaign,
    device,
    browser,
    os,
    language,
    screen,
    country,
    bot: '',
    params,
    value,
    currency: value === null ? '' : 'USD',
  }))
}
