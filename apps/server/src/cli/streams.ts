import { parseArgs, type ParseArgsConfig } from 'node:util'
import { Refusal } from '@tagmason/domain'

/** Where a command speaks; tests listen here. */
export interface Streams {
  out(text: string): unknown
  error(text: string): unknown
}

/** Usage that no command can work with. The message is the one sentence on standard error; the exit code is 2. */
export class Unusable extends Error {}

type Known = NonNullable<ParseArgsConfig['options']>
interface Parsed<T extends Known> {
  options: T
  allowPositionals: true
  strict: true
}

/** The arguments of a command, or an `Unusable` that names the one that is wrong. */
export function options<T extends Known>(args: readonly string[], known: T): ReturnType<typeof parseArgs<Parsed<T>>> {
  try {
    return parseArgs({ args: [...args], options: known, allowPositionals: true, strict: true })
  } catch (error) {
    const [line = ''] = error instanceof Error ? error.message.split('\n') : []
    throw new Unusable(`${line.replace(/\. To specify.*$/, '').replace(/\.$/, '')}: see 'tagmason --help'.`)
  }
}

/** Runs a command. Gives the exit code: what was refused, or cannot be done just now, is one sentence on standard error and 2. */
export async function said(streams: Streams, run: () => Promise<number>): Promise<number> {
  try {
    return await run()
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const known = error instanceof Unusable || error instanceof Refusal || message.endsWith('.')
    streams.error(`${(known ? message : `Tagmason has a fault and stopped (${message}): please report it with what you called.`).replace(/\s+/g, ' ')}\n`)
    return 2
  }
}
