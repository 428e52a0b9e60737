import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** Starts `child.testing.ts`; resolves when it listens. */
export async function startChild(...script: string[]): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', ...script], { stdio: ['ignore', 'pipe', 'inherit'] })
  if (child.stdout === null) throw new Error('The child has no output.')
  const lines = createInterface({ input: child.stdout })
  const [url] = (await Promise.race([
    once(lines, 'line'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`The child ended with ${String(code)} before it listened.`))),
  ])) as [string]
  return { child, url }
}

export interface Load {
  /** Ids of events that a 202 was had for. */
  acknowledged: Set<string>
  /** Of all that were sent, also without an answer. */
  sent: Set<string>
  /** Sent a second time, because the first time got no answer. */
  again: Set<string>
}

/**
 * Sends batches until told to stop. What gets no answer is sent again with the same ids to the next process, as real clients do, so that events are doubled if they
 * can be.
 */
export function startLoad(load: Load, state: { url: string; stopped: boolean }, senders: number, batch: number): Promise<unknown> {
  return Promise.all(Array.from({ length: senders }, (_, sender) => send(sender)))

  async function send(sender: number) {
    let pending: string[] = []
    for (let at = load.sent.size; !state.stopped; at++) {
      const ids = pending.length > 0 ? pending : Array.from({ length: batch }, (_, each) => `${sender}-${at}-${each}-${Math.random().toString(36).slice(2)}`)
      for (const id of ids) (pending.length > 0 ? load.again : load.sent).add(id)
      const events = ids.map((eventId, each) => ({ eventId, name: 'tick', clientId: `client-${each}`, params: { sender, at } }))
      const answer = await fetch(`${state.url}/events`, { method: 'POST', body: JSON.stringify({ events }) }).catch(() => null)
      const accepted = answer?.status === 202 ? ((await answer.json().catch(() => null)) as { accepted: number } | null) : null
      pending = accepted?.accepted === ids.length ? [] : ids
      if (pending.length === 0) for (const id of ids) load.acknowledged.add(id)
      // Nobody is there between a kill and the next start.
      else await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
}
