import type { ActName, AuditEntry } from '@tagmason/domain'
import type { Context } from './context.ts'

/** What the audit log keeps of an act: who, when, which verb, on what, and whether it went well. The input itself is not kept: it may hold secrets. */
export function auditEntry({ session, now, ports }: Context, action: ActName, status: AuditEntry['status'], input: unknown): AuditEntry {
  return { id: ports.id(), timestamp: now.toISOString(), user: session.member.email, action, resource: resource(session.project, input), ipAddress: '', status }
}

/** The record that an act was about, where its input names one by id, else the project. */
function resource(project: string, input: unknown): string {
  const id = typeof input === 'object' && input !== null && 'id' in input && typeof input.id === 'string' ? input.id.slice(0, 80) : null
  return id === null ? project : `${project}/${id}`
}
