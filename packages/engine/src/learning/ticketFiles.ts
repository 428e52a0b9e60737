import { Refusal, ticketFileBytes, type TicketFileEntry } from '@tagmason/domain'
import { mark } from '../account/inSpace.ts'
import type { Context } from '../context.ts'

interface Given {
  name: string
  type: string
  base64: string
}

/** How many bytes a base64 text stands for. */
const bytesOf = (base64: string) => Math.floor((base64.length * 3) / 4) - (base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0)

/** Keeps files under a ticket. Returns what the thread shows of them. */
export function keepFiles(context: Context, ticketId: string, files: readonly Given[]): TicketFileEntry[] {
  return files.map(({ name, type, base64 }, place) => {
    const size = bytesOf(base64)
    if (size > ticketFileBytes)
      throw new Refusal('invalid', `'${name}' has ${size} bytes and at most ${ticketFileBytes} are taken: send a smaller one, or a link.`, [
        { path: `files.${place}`, message: 'tooLarge' },
      ])
    const entry = { id: context.ports.id(), name, size }
    context.records.put('ticketFiles', entry.id, { ...entry, ticketId, type, base64, ...mark(context) })
    return entry
  })
}
