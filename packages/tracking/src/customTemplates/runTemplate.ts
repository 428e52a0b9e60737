import { type QuickJSWASMModule, Scope } from 'quickjs-emscripten-core'
import { guards } from '../simulate/sandbox/guards.ts'
import { Inside, Stopped } from '../simulate/sandbox/inside.ts'
import type { Work } from '../simulate/sandbox/runOnce.ts'
import { decoded } from '../simulate/sandbox/values.ts'
import { hostAnswer } from './host.ts'
import { programOf } from './program.ts'
import type { Template } from './readTpl.ts'
import type { TemplateWorld } from './world.ts'

/** What a template leaves in a page for the code that runs after it. */
export interface Written {
  /** By path of the window. */
  readonly globals: Readonly<Record<string, unknown>>
  /** Paths of the window that are functions now. */
  readonly functions: readonly string[]
  readonly cookies: Readonly<Record<string, string>>
  readonly storage: Readonly<Record<string, string>>
}

/** What a run of a template's code came to. */
export interface TemplateRun {
  /** Why it failed: what it threw, or what the test expected otherwise. */
  readonly failure: string | null
  /** What it gives; `data: false` where it is no data, such as a function. */
  readonly value: { readonly data: true; readonly value: unknown } | { readonly data: false }
  readonly done: 'gtmOnSuccess' | 'gtmOnFailure' | null
  /** Messages that it pushed to the data layer, first first. */
  readonly pushes: readonly unknown[]
  /** Commands of consent. */
  readonly consents: readonly unknown[]
  /** What leaves the browser or the server, or runs there. */
  readonly sent: readonly Readonly<Record<string, string>>[]
  /** What it had no permission for. */
  readonly refused: readonly string[]
  /** What it leaves in the page; null on a server. */
  readonly wrote: Written | null
}

/** A run, or what only a browser could have answered, as a word and what it is about (`reasons.ts`). */
export type TemplateResult = TemplateRun | { readonly unknown: string }

export interface RunOptions {
  readonly world: TemplateWorld
  /** The fields of the tag or variable, as `values.ts` encodes them; `{}` for a test. */
  readonly data: string
  /** Where the fields have what nobody knows, key by key; reading it makes the run unknown. */
  readonly open?: readonly (readonly (string | number)[])[]
  /** The test that runs it, with its setup. */
  readonly test?: string
  /** Jumps and calls that it may take; twelve million when left out. */
  readonly steps?: number
}

/** Jumps and calls of one run of a test. */
const mostSteps = 12_000_000
/** Every so many of them the interpreter asks. */
const every = 10_000
const units = 5_000_000
const memory = 16_000_000
const stack = 256 * 1024
const intrinsics = {
  BaseObjects: true,
  Eval: true,
  RegExp: true,
  RegExpCompiler: true,
  JSON: true,
  Promise: true,
  MapSet: true,
  Proxy: true,
  Date: true,
  StringNormalize: true,
}

const starting = (open: NonNullable<RunOptions['open']>): string => `(function (program, data, unknown) {
  for (const path of ${JSON.stringify(open)}) {
    const on = path.slice(0, -1).reduce((value, key) => value[key], data)
    Object.defineProperty(on, path[path.length - 1], { get: () => unknown('field ' + path.join('.')), enumerable: true, configurable: true })
  }
  program.start(data)
  return ''
})`

/** Runs a template's code, or one of its tests, in a world of its own that is thrown away afterwards. */
export const runTemplate = (
  module: QuickJSWASMModule,
  template: Template,
  { world, data, open = [], test, steps = mostSteps }: RunOptions,
  work: Work = { left: Infinity },
): TemplateResult =>
  Scope.withScope((scope) => {
    const runtime = scope.manage(module.newRuntime())
    runtime.setMaxStackSize(stack)
    runtime.setMemoryLimit(memory)
    let left = steps
    let because: string | undefined
    const stop = (why: string): null => {
      because ??= why
      return null
    }
    runtime.setInterruptHandler(() => {
      left -= every
      work.left -= every
      if (left <= 0 || work.left <= 0) stop('limit')
      return because !== undefined
    })
    const context = scope.manage(runtime.newContext({ intrinsics }))
    const inside = new Inside(context, scope)
    try {
      const spent = inside.asking('spent', () => stop('limit'))
      inside.call(inside.made(guards), spent, inside.made(String(units)))
      const host = inside.call(
        inside.made('(function (ask) { return (name, text) => ask(name + " " + text) })'),
        inside.asking('host', (given) => {
          const space = given.indexOf(' ')
          return hostAnswer(given.slice(0, space), given.slice(space + 1))
        }),
      )
      const unknown = inside.asking('unknown', (what) => stop(what))
      const made = programOf({ isServer: template.isServer, code: template.code, test })
      const code = programIn(inside, made)
      if (typeof code === 'string') return failed(`The code cannot be read: ${code}`)
      const program = inside.call(code, host, unknown, inside.parsed(JSON.stringify(world)), inside.parsed(JSON.stringify(template.permissions)))
      inside.call(inside.made(starting(open)), program, inside.call(inside.made(unmarking), inside.parsed(data)), unknown)
      const drain = inside.made('(function (program) { return program.drain() })')
      for (let turns = 0; turns < 100; turns++) {
        const jobs = runtime.executePendingJobs()
        const ran = jobs.error === undefined ? jobs.value : 1
        jobs.error?.dispose()
        const more = inside.text(inside.call(drain, program)) === 'more'
        if (because !== undefined || (ran === 0 && !more)) break
      }
      if (because !== undefined) return { unknown: because }
      return resultOf(inside.text(inside.call(inside.made('(function (program) { return program.end() })'), program)))
    } catch (error) {
      if (error instanceof Stopped) return { unknown: because ?? 'limit' }
      throw error
    }
  })

/** The program, or why it is none: asked only where it fails, since reading it twice took a tenth of a visit. */
const programIn = (inside: Inside, made: string): ReturnType<Inside['made']> | string => {
  try {
    return inside.made(made)
  } catch (error) {
    const fault = inside.faultOf(made)
    if (fault === null) throw error
    return fault
  }
}

const unmarking = `(function (value) {
  const special = [undefined, undefined, undefined, NaN, Infinity, -Infinity, -0]
  const made = (one) => {
    if (!Array.isArray(one)) return one
    if (one[0] === 0) return one.slice(1).map(made)
    if (one[0] !== 1) return special[one[0]]
    const bag = {}
    for (let at = 1; at < one.length; at += 2) Object.defineProperty(bag, one[at], { value: made(one[at + 1]), writable: true, configurable: true, enumerable: true })
    return bag
  }
  return made(value)
})`

const failed = (failure: string): TemplateRun => ({ failure, value: { data: false }, done: null, pushes: [], consents: [], sent: [], refused: [], wrote: null })

const resultOf = (text: string): TemplateRun => {
  const { value, pushes, wrote, ...rest } = JSON.parse(text) as Omit<TemplateRun, 'value' | 'pushes' | 'wrote'> & {
    readonly value: string | null
    readonly pushes: readonly string[]
    readonly wrote: (Omit<Written, 'globals'> & { readonly globals: Readonly<Record<string, string>> }) | null
  }
  const globals = Object.fromEntries(Object.entries(wrote?.globals ?? {}).map(([path, marked]) => [path, decoded(marked)]))
  return {
    ...rest,
    value: value === null ? { data: false } : { data: true, value: decoded(value) },
    pushes: pushes.map(decoded),
    wrote: wrote === null ? null : { ...wrote, globals },
  }
}
