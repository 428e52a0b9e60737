import type { z } from 'zod'
import { main } from '../main.ts'
import { Unusable } from '../streams.ts'
import { type Folder, namedIn } from './folder.ts'

/** A tool as clients see it. It reads files and keeps drafts; `write` alone changes files. */
export interface Tool<Input extends z.ZodType = z.ZodType> {
  readonly name: string
  readonly description: string
  readonly input: Input
  /** Whether it changes files, and whether it reaches beyond this machine. */
  readonly writes?: true
  readonly network?: true
  /** Gives the text of the answer. Throws an `Unusable` where it cannot work with the input. */
  run(folder: Folder, input: z.infer<Input>): Promise<string>
}

/** Types its input by its schema. */
export const tool = <Input extends z.ZodType>(made: Tool<Input>): Tool => made as unknown as Tool

/** Calls a command of the command line in this process. Gives what it printed, with its exit code in words; unusable input throws its sentence. */
export async function command(folder: Folder, args: readonly string[]): Promise<string> {
  let out = ''
  let error = ''
  const code = await main(args, { out: (text) => (out += text), error: (text) => (error += text) })
  if (code === 2) throw new Unusable(namedIn(folder, error.trim()))
  return `${namedIn(folder, out).trimEnd()}\n\n${code === 0 ? 'Passed.' : 'Not passed.'}`
}

/** An option with its value where there is one. */
export const option = (name: string, value: string | number | undefined): readonly string[] => (value === undefined ? [] : [`--${name}=${value}`])
