import type { Context } from '../context.ts'

/** Puts a mail into the outbox, where it rests until a mail server takes it (requirements G-58). `about`: id of what it is sent for. */
export function queueMail({ records, ports, session, now }: Context, to: string, subject: string, body: string, about: string) {
  const id = ports.id()
  records.put('outbox', id, {
    id,
    project: session.project,
    at: now.toISOString(),
    to: [to],
    subject,
    body,
    attachment: null,
    state: 'queued',
    error: null,
    about,
  })
}
