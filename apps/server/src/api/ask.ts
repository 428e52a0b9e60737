import { type ApiScope, zoneOf } from '@tagmason/domain'
import { apiEndpoints, countFrom, countsPage, countsQuestion, dashboardData, type EventReader, projectContext, reportRows, unitOfWork } from '@tagmason/engine'
import type { Context, Handler } from 'hono'
import type { Desk } from './desk.ts'
import { answer, type Gated } from './gate.ts'
import { formatOf } from './question.ts'

/** Counts what was collected. By the world's clock, in a sample project, too: nothing that comes in stands still. */
export const countEvents =
  (desk: Pick<Desk, 'ports'>, events: Pick<EventReader, 'counts'>): Handler<Gated> =>
  async (c) => {
    const { project, caller } = c.var
    const timeZone = zoneOf(project.timeZone)
    const question = countsQuestion(c.req.query(), { timeZone, now: desk.ports.now().getTime() })
    if ('refused' in question) return answer(c, question.refused)
    const { to, interval, name, withBots } = question
    const range = { account: caller.keyring.account, project: project.value, from: countFrom(question), to, withBots }
    const counts = await events.counts(range, { interval, timeZone, ...(name === undefined ? {} : { name }) })
    return answer(c, { status: 200, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(countsPage(question, counts)) })
  }

/** Answers as the engine does in a page. */
export const asEngine =
  (desk: Pick<Desk, 'ports' | 'records'>, scope: Extract<ApiScope, 'reports.read' | 'dashboards.read'>): Handler<Gated> =>
  async (c) =>
    answer(c, await apiEndpoints[scope](contextOf(c, desk), { body: '', query: c.req.query() }))

/** Runs a stored report over what the project collected. */
export const runStoredReport =
  (desk: Pick<Desk, 'ports' | 'records'>, events: EventReader): Handler<Gated> =>
  async (c) => {
    const format = formatOf(c)
    return answer(c, typeof format === 'string' ? await reportRows(contextOf(c, desk, events), c.req.param('id') ?? '', format) : format.refused)
  }

/** Runs all widgets of a stored dashboard. */
export const runStoredDashboard =
  (desk: Pick<Desk, 'ports' | 'records'>, events: EventReader): Handler<Gated> =>
  async (c) =>
    answer(c, await dashboardData(contextOf(c, desk, events), c.req.param('id') ?? ''))

/** The project of the call as the engine sees it; with `events`, its figures come from them. */
function contextOf(c: Context<Gated>, { ports, records }: Pick<Desk, 'ports' | 'records'>, events?: EventReader) {
  const { account } = c.var.caller.keyring
  return projectContext(unitOfWork(records.of(account)), events === undefined ? ports : { ...ports, collected: { account, events } }, c.var.project)
}
