import { type PageCheck, type PagePicture, type PageReport, type ReadName, type Session, type Workspace } from '@tagmason/domain'

const url = 'https://bakery.example/'
const id = 'check-1'

const check: PageCheck = {
  id,
  url,
  rhythm: 'daily',
  due: '2026-03-02T09:00:00.000Z',
  at: '2026-03-01T09:00:00.000Z',
  problem: null,
  change: { added: 1, gone: 2 },
  counts: { error: 2, warning: 1, note: 0 },
  askedBy: 'Ana',
  waiting: false,
}

/** One check in each state. */
export const checksOfAllStates: PageCheck[] = [
  { ...check, id: 'check-2', url: `${url}cart`, rhythm: 'once', at: null, due: '2026-03-01T11:59:00.000Z', change: null, counts: null, waiting: true },
  check,
  { ...check, id: 'check-3', url: `${url}about`, rhythm: 'weekly', change: null, counts: { error: 0, warning: 0, note: 1 } },
  { ...check, id: 'check-4', url: `${url}slow`, rhythm: 'once', due: null, change: null, counts: null, problem: 'timeout' },
]

export const report: PageReport = {
  id,
  url,
  at: '2026-03-01T09:00:00.000Z',
  total: 3,
  findings: [
    {
      level: 'error',
      label: 'before consent',
      event: 'page_view',
      page: url,
      message: "'page_view' was sent to gtag before the visitor had agreed: have the tag wait for consent.",
      states: ['none', 'refused'],
    },
    {
      level: 'error',
      label: 'missing',
      event: 'purchase',
      page: '',
      message: "'purchase' should have been sent and was not: look at its trigger.",
      states: ['granted'],
    },
    {
      level: 'warning',
      label: 'unplanned',
      event: 'leaflet_opened',
      page: url,
      message: "The plan has no event 'leaflet_opened': add it, or remove its tag.",
      states: ['granted'],
    },
  ],
  open: ['Requests to these sites were not allowed: http://10.0.0.1.'],
  visits: (['none', 'refused', 'granted'] as const).map((state, at) => ({
    state,
    asked: 'Cookiebot',
    answered: state !== 'none',
    pages: 2,
    requests: 31 + at,
    sent: at === 2 ? 4 : 1,
    ms: 9000,
    timings: [
      { url, answered: 84, ready: 412, loaded: 1290, firstHit: at === 2 ? 1510 : 620 },
      { url: `${url}cart`, answered: 61, ready: 318, loaded: 877, firstHit: at === 2 ? 940 : null },
    ],
    rows: [],
  })),
}

/** A grey page as a JPEG. */
const jpeg =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AKp//2Q=='

const pictures: PagePicture[] = (['none', 'refused', 'granted'] as const).map((state) => ({
  id: `${id}:${state}:0`,
  project: 'corner-bakery',
  check: id,
  state,
  step: 0,
  url,
  jpeg,
}))

/** A server with a browser beside it, whose checks have come to this. */
export const withBrowser =
  (checks: readonly PageCheck[], of: PageReport | null = report, act: (name: string) => Promise<unknown> | undefined = () => undefined) =>
  (real: Workspace): Workspace => {
    const answers: Partial<Record<ReadName, unknown>> = {
      'pageChecks.list': checks,
      'pageChecks.report': of,
      'pageChecks.pictures': of === null ? [] : pictures,
    }
    return {
      ...real,
      read: async (name, input) => {
        const answer = answers[name as ReadName]
        if (answer !== undefined) return answer as never
        const read = await real.read(name, input)
        return (name as string) === 'session.get' ? ({ ...(read as Session), server: { mail: false, browser: true } } as never) : read
      },
      act: (name, input) => (act(name) as ReturnType<typeof real.act<typeof name>> | undefined) ?? real.act(name, input),
    }
  }
