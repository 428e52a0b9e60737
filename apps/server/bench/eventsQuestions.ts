import type { EventRange, EventStore } from '@tagmason/engine'

const inRange = "account = $1 AND project = $2 AND time >= $3 AND time < $4 AND bot = ''"
const day = { interval: 'day', timeZone: 'UTC' } as const
const steps = ['page_view', 'view_item', 'add_to_cart', 'purchase'].map((name) => ({ name }))
const window = 86_400_000

/** The questions of an overview page, to the store and in the SQL of PostgreSQL; `more` are the values behind the four of the range. */
export const questions: Record<string, { ours: (store: EventStore, range: EventRange) => Promise<unknown>; sql: string; more?: readonly unknown[] }> = {
  overview: {
    ours: (store, range) => store.overview(range),
    sql: `SELECT (SELECT count(DISTINCT visitor) FROM events WHERE ${inRange}) AS visitors, count(*) AS sessions, sum(views) AS views, sum(n) AS events,
        avg((n = 1 AND views = 1)::int) AS bounced, avg(length) / 1000 AS seconds
      FROM (SELECT count(*) AS n, count(*) FILTER (WHERE name = 'page_view') AS views, max(time) - min(time) AS length FROM events WHERE ${inRange} GROUP BY visitor, session) s`,
  },
  'course by day': {
    ours: (store, range) => store.course(range, day),
    sql: `SELECT time / 86400000 AS day, count(DISTINCT visitor) AS visitors, count(DISTINCT (visitor, session)) AS sessions, count(*) FILTER (WHERE name = 'page_view') AS views, count(*) AS events
      FROM events WHERE ${inRange} GROUP BY 1 ORDER BY 1`,
  },
  'counts by day': {
    ours: (store, range) => store.counts(range, day),
    sql: `SELECT time / 86400000 AS day, name, count(*) FROM events WHERE ${inRange} GROUP BY 1, 2 ORDER BY 1, 2`,
  },
  'top pages': {
    ours: (store, range) => store.shares(range, 'path', 10),
    sql: `SELECT path, count(*) AS n, count(DISTINCT visitor) FROM events WHERE ${inRange} GROUP BY 1 ORDER BY n DESC, 1 LIMIT 10`,
  },
  'top sources': {
    ours: (store, range) => store.shares(range, 'source', 10),
    sql: `SELECT source, count(*) AS n, count(DISTINCT visitor) FROM events WHERE ${inRange} GROUP BY 1 ORDER BY n DESC, 1 LIMIT 10`,
  },
  'plans of purchases': {
    ours: (store, range) => store.parameterShares(range, 'purchase', 'plan', 10),
    sql: `SELECT params->>'plan', count(*) AS n, count(DISTINCT visitor) FROM events WHERE ${inRange} AND name = 'purchase' AND params ? 'plan' GROUP BY 1 ORDER BY n DESC, 1 LIMIT 10`,
  },
  'funnel of 4 steps': {
    ours: (store, range) => store.funnel(range, steps, window),
    // The usual way with plain SQL: only ways that begin with a visitor's first page view, so it does less.
    sql: `WITH a AS (SELECT visitor, min(time) AS t, min(time) AS s FROM events WHERE ${inRange} AND name = 'page_view' GROUP BY 1)
      ${steps
        .slice(1)
        .map(
          ({ name }, at) =>
            `, ${'bcd'[at]} AS (SELECT e.visitor, min(e.time) AS t, min(p.s) AS s FROM ${'abc'[at]} p JOIN events e ON e.visitor = p.visitor AND e.time >= p.t AND e.time <= p.s + ${window}
             WHERE ${inRange} AND name = '${name}' GROUP BY 1)`,
        )
        .join('')}
      SELECT (SELECT count(*) FROM a), (SELECT count(*) FROM b), (SELECT count(*) FROM c), (SELECT count(*) FROM d)`,
  },
  'latest 50': {
    ours: (store, range) => store.latest(range, 50),
    sql: `SELECT * FROM events WHERE ${inRange} ORDER BY time DESC LIMIT 50`,
  },
}
