import { parseArgs, type ParseArgsConfig } from 'node:util'

/** Where a command speaks; tests listen here. */
export interface Streams {
  out(text: string): unknown
  error(text: string): unknown
}

/** Input or usage that no command can work with. The message is the one sentence on standard error; the exit code is 2. */
export class Unusable extends Error {}

type Parsed<T> = { args: string[]; options: T; allowPositionals: true; strict: true }

/** The arguments of a command, or an `Unusable` that names the one that is wrong. */
export function options<T extends NonNullable<ParseArgsConfig['options']>>(args: string[], known: T): ReturnType<typeof parseArgs<Parsed<T>>> {
  try {
    return parseArgs({ args, options: known, allowPositionals: true, strict: true })
  } catch (error) {
    throw new Unusable(`${(error as Error).message.split('\n')[0]?.replace(/\. To specify.*$/, '')}: see 'tagmason --help'.`)
  }
}

/** What the operating system said about a file, as a sentence. */
export function fileProblem(file: string, error: unknown): Unusable {
  const code = (error as NodeJS.ErrnoException).code
  const why =
    { ENOENT: 'there is no such file', EISDIR: 'it is a folder', EACCES: 'reading it is not allowed', ENOTDIR: 'part of its path is not a folder' }[
      code ?? ''
    ] ?? String(code)
  return new Unusable(`${file} cannot be read because ${why}: check the path.`)
}
