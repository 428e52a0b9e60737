import { existsSync } from 'node:fs'
import { open, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AuditSeal } from '@tagmason/engine'
import { z } from 'zod'
import { log } from '../log.ts'
import type { SecretBox } from '../secretBox.ts'

export const auditHeadsFile = 'audit-heads.ndjson'

/** A line is written with so many entries of an account, and else after so many milliseconds. */
const entries = 100
const pause = 60_000
/** More lines are cut to half as many, the newest. */
const mostLines = 20_000

const lineSchema = z.object({
  /** ISO 8601, UTC. */
  at: z.string(),
  account: z.string(),
  /** What the log ended with. */
  hash: z.string(),
  /** Over the three. */
  mac: z.string(),
})
type Line = z.infer<typeof lineSchema>

/** Where the audit logs of all accounts ended at times: a file beside the database, so that who can write to the database alone can neither write a log anew nor cut off its end unseen. */
export interface AuditHeads {
  of(account: string): AuditSeal
  /** The log of an account ends with this now. `anew`: it was begun anew. */
  ends(account: string, hash: string, anew?: boolean): void
  /** Writes down what was not yet. */
  close(): Promise<void>
}

/** Opens the file of a data folder. `asItIs`: nothing is written. */
export function openAuditHeads(folder: string, box: SecretBox, asItIs = false): AuditHeads {
  const path = join(folder, auditHeadsFile)
  const macOf = ({ at, account, hash }: Omit<Line, 'mac'>) => box.mac('audit head', JSON.stringify([at, account, hash]))
  const waiting = new Map<string, { hash: string; count: number }>()
  let timer: NodeJS.Timeout | undefined
  let lines: number | undefined
  let writing = Promise.resolve()

  function write() {
    clearTimeout(timer)
    timer = undefined
    if (asItIs) return
    // What could not be written is tried again with the next.
    writing = writing
      .then(append)
      .catch((error: unknown) =>
        log.warn(
          { error: String(error) },
          `The ends of the audit logs could not be written to ${path}: see that the disk has room and that the file may be written to.`,
        ),
      )
  }

  async function append() {
    const ends = [...waiting]
    if (ends.length === 0) return
    const at = new Date().toISOString()
    lines ??= (await linesOf(path)).length
    if (lines + ends.length > mostLines) lines = await cut()
    const file = await open(path, 'a', 0o600)
    try {
      await file.appendFile(ends.map(([account, { hash }]) => `${JSON.stringify({ at, account, hash, mac: macOf({ at, account, hash }) })}\n`).join(''))
      await file.sync()
    } finally {
      await file.close()
    }
    lines += ends.length
    for (const [account, end] of ends) if (waiting.get(account) === end) waiting.delete(account)
  }

  async function cut(): Promise<number> {
    const kept = (await linesOf(path)).slice(-mostLines / 2)
    await writeFile(`${path}.part`, kept.map((line) => `${line}\n`).join(''), { mode: 0o600, flush: true })
    await rename(`${path}.part`, path)
    return kept.length
  }

  return {
    of: (account) => ({
      mac: (text) => box.mac('audit', JSON.stringify([account, text])),
      heads: async () => (await linesOf(path)).flatMap((line) => headOf(line, account, macOf)),
    }),
    ends(account, hash, anew = false) {
      const count = (waiting.get(account)?.count ?? 0) + 1
      waiting.set(account, { hash, count })
      if (anew || count >= entries) write()
      else timer ??= setTimeout(write, pause).unref()
    },
    async close() {
      write()
      await writing
    },
  }
}

/** A last line that was only begun is none. */
const linesOf = async (path: string): Promise<string[]> => (existsSync(path) ? (await readFile(path, 'utf8')).split('\n').slice(0, -1) : [])

/** What a line says of an account. One that was changed says that the log has ended with something that it never had. */
function headOf(line: string, account: string, macOf: (line: Omit<Line, 'mac'>) => string): string[] {
  const parsed = lineSchema.safeParse(jsonOf(line))
  if (!parsed.success || parsed.data.mac !== macOf(parsed.data)) return ['changed']
  return parsed.data.account === account ? [parsed.data.hash] : []
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
