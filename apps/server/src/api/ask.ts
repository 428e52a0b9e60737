import { type ApiScope, zoneOf } from '@tagmason/domain'
import { apiEndpoints, countFrom, countsPage, countsQuestion, type EventStore, projectContext, unitOfWork } from '@tagmason/engine'
import type { Handler } from 'hono'
import type { Desk } from './desk.ts'
import { answer, type Gated } from './gate.ts'

/** Counts what was collected. By the world's clock, in a sample project, too: nothing that comes in stands still. */
export const countEvents =
  (desk: Pick<Desk, 'ports'>, events: Pick<EventStore, 'counts'>): Handler<Gated> =>
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
  async (c) => {
    const context = projectContext(unitOfWork(desk.records.of(c.var.caller.keyring.account)), desk.ports, c.var.project)
    return answer(c, await apiEndpoints[scope](context, { body: '', query: c.req.query() }))
  }
