import { createReadStream, statSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { importFile, importFormats, type ImportFormat, type ImportReport, type Send } from '../import/importFile.ts'
import { options, said, type Streams, Unusable } from './streams.ts'

const flags = {
  format: { type: 'string' },
  server: { type: 'string' },
  'dry-run': { type: 'boolean' },
  json: { type: 'boolean' },
} as const

/**
 * `tagmason-server import FILE --format FORMAT [--server URL] [--dry-run] [--json]`: events of another product's export, sent over the public API by the key in
 * TAGMASON_KEY, with a report of what could not be taken. Returns 0 where every row was taken, 1 where one was not.
 */
export const importCommand = (args: readonly string[], streams: Streams, ask: typeof fetch = fetch): Promise<number> =>
  said(streams, async () => {
    const { values, positionals } = options(args, flags)
    const [file, extra] = positionals
    if (file === undefined || extra !== undefined) throw new Unusable("One file is imported: use 'tagmason-server import FILE --format FORMAT'.")
    const { format } = values
    if (format === undefined || !Object.hasOwn(importFormats, format))
      throw new Unusable(`--format cannot be '${format ?? ''}': it is one of ${Object.keys(importFormats).join(', ')}.`)
    if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) throw new Unusable(`There is no file ${file}: name the export.`)
    const send =
      values['dry-run'] === true ? () => Promise.resolve([]) : sender(values.server ?? 'http://127.0.0.1:4310', process.env['TAGMASON_KEY'] ?? '', ask)
    const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity })
    const report = await importFile(format as ImportFormat, lines, send)
    streams.out(values.json === true ? `${JSON.stringify(report, null, 2)}\n` : told(report, values['dry-run'] === true))
    return report.notTaken.length === 0 ? 0 : 1
  })

/** Sends batches to a server, and again where it is busy. */
function sender(server: string, key: string, ask: typeof fetch): Send {
  if (!URL.canParse(server)) throw new Unusable(`--server cannot be '${server}': it is the address of your server, such as https://stats.shop.example.`)
  const url = new URL('/api/v1/events', server)
  if (url.protocol !== 'https:' && !['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname))
    throw new Unusable('The key would travel in the open: use an address with https://.')
  if (key === '')
    throw new Unusable("There is no key: put a secret one with the scope events.write into TAGMASON_KEY, as 'tagmason-server keys create' makes it.")
  return async (events) => {
    for (let attempt = 1; ; attempt++) {
      const response = await ask(url, {
        method: 'POST',
        headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ events }),
        redirect: 'error',
      })
      const answer = await response.text()
      if ((response.status === 429 || response.status === 503) && attempt <= 10) {
        const seconds = Number(response.headers.get('Retry-After') ?? 1)
        if (seconds > 120)
          throw new Unusable(
            `The server takes no more events for ${seconds} seconds: import the same file again then; what was taken does not count twice within 48 hours.`,
          )
        await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
        continue
      }
      if (response.status !== 202 && response.status !== 422)
        throw new Unusable(`The server refused the events with ${response.status}: ${answer.slice(0, 500)}.`)
      const { errors = [] } = JSON.parse(answer) as { errors?: readonly { index: number; field: string; message: string }[] }
      return errors.map(({ index, field, message }) => ({ index, why: `the server refused ${field}: ${message}` }))
    }
  }
}

const rows = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`

function told({ taken, events, notTaken, without }: ImportReport, dry: boolean): string {
  return [
    ...Object.entries(events).map(([name, count]) => `  ${name}: ${count}\n`),
    ...notTaken.map(({ why, rows: count, first }) => `not taken: ${rows(count)}, first row ${first}: ${why}\n`),
    ...Object.entries(without).map(([field, count]) => `without ${field}: ${rows(count)}\n`),
    `${taken} events ${dry ? 'would be' : 'were'} taken, ${rows(notTaken.reduce((sum, { rows: count }) => sum + count, 0))} not\n`,
  ].join('')
}
