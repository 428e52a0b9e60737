import { type ApiAnswer, Refusal, type Workspace } from '@tagmason/domain'
import { apiProblem } from '@tagmason/engine'
import type { Context, Handler } from 'hono'
import type { House } from '../house.ts'
import { addressOf } from '../people/address.ts'
import type { Caller } from './desk.ts'
import { answer, type Gated } from './gate.ts'

/** How the engine is asked in the name of a key: with a member's role, its checks and its audit log. */
export type WorkspaceOf = House['workspace']

export interface TrackingParts {
  workspaceOf: WorkspaceOf
  /** Proxies of ours in front of this server. */
  proxies: number
}

type KeyRole = 'viewer' | 'analyst' | 'editor'

/** A key acts as a member that has no more than it needs; the audit log names it. */
const memberOf = ({ key }: Caller, role: KeyRole) => ({ id: `key-${key.id}`, name: `API key ${key.name}`, email: `API key ${key.name}`, role })

/** A handler that asks the engine and answers with `status`; what the engine refuses becomes a problem. */
export const asked =
  (
    { workspaceOf, proxies }: TrackingParts,
    role: KeyRole,
    ask: (workspace: Workspace, c: Context<Gated>) => Promise<unknown>,
    status: 200 | 201 = 200,
  ): Handler<Gated> =>
  async (c) => {
    const { caller, project } = c.var
    const workspace = workspaceOf({ account: caller.keyring.account, member: memberOf(caller, role), ip: addressOf(c, proxies), project: project.value })
    try {
      const found = await ask(workspace, c)
      return answer(c, { status, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(found) })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return answer(c, problemOf(error))
    }
  }

function problemOf({ code, message }: Refusal): ApiAnswer {
  if (code === 'notFound') return apiProblem(404, 'Not Found', message)
  if (code === 'conflict') return apiProblem(409, 'Conflict', message)
  if (code === 'invalid') return apiProblem(422, 'Unprocessable Content', message)
  return apiProblem(503, 'Service Unavailable', message, { 'Retry-After': '10' })
}

export const idOf = (c: Context<Gated>) => c.req.param('id') ?? ''

/** The plan of the project, without what only the screens need. */
export const readPlan = (parts: TrackingParts): Handler<Gated> =>
  asked(parts, 'viewer', async (workspace) => {
    const stored = await workspace.read('plans.current', undefined)
    if (stored === null) return { plan: null }
    const { plan, measurementId, consent, generatedAt, editedAt, appliedAt } = stored
    return { plan, measurementId, consent, generatedAt, editedAt, appliedAt }
  })

/** The containers of the project. */
export const listContainers = (parts: TrackingParts): Handler<Gated> =>
  asked(parts, 'viewer', async (workspace) => {
    const { containers } = await workspace.read('containers.list', undefined)
    return { containers: containers.map(({ id, name, status, tags, triggers, importedAt = null }) => ({ id, name, status, tags, triggers, importedAt })) }
  })

/** What the audit finds in a stored container, errors first. */
export const readFindings = (parts: TrackingParts): Handler<Gated> =>
  asked(parts, 'viewer', async (workspace, c) => {
    const { version, total, findings } = await workspace.read('containers.audit', { id: idOf(c), partial: false })
    return {
      version,
      total,
      findings: findings.map(({ rule, name, area, severity, path, entity, message, fix }) => ({ rule, name, area, severity, path, entity, message, fix })),
    }
  })

/** The stored export of a container, as Tag Manager imports it. Exporting is written down in the audit log, as it is for members. */
export const exportContainer = (parts: TrackingParts): Handler<Gated> =>
  asked(parts, 'analyst', async (workspace, c) => {
    const { fileName, text } = await workspace.act('containers.export', { id: idOf(c) })
    return { fileName, container: JSON.parse(text) as unknown }
  })
