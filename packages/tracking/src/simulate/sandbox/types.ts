import type { PageElement } from '@tagmason/domain'
import type { Template } from '../../customTemplates/readTpl.ts'
import type { RunOptions, TemplateResult } from '../../customTemplates/runTemplate.ts'
import type { Resolved } from '../outcomes.ts'

/** What is known of the page that code runs on. Anything else that code reads makes its result unknown. */
export interface PageFacts {
  /** Absolute address of the page at this moment; history changes are in it. */
  readonly url: string
  /** Empty where there is none. */
  readonly referrer: string
  /** Undefined where the visit does not tell it. */
  readonly title: string | undefined
  /** Names and values as in `document.cookie`, still encoded. */
  readonly cookies: Readonly<Record<string, string>>
  /** Every message pushed so far, first first: what code sees as `window.dataLayer`. */
  readonly dataLayer: readonly unknown[]
  /** Global variables by dotted name. */
  readonly globals: Readonly<Record<string, unknown>>
  /** Undefined where the visit does not tell what is on the page. */
  readonly elements: readonly PageElement[] | undefined
  /** Milliseconds since 1970; undefined where the clock is not given, so that code that reads it is unknown. */
  readonly now: number | undefined
}

export interface SandboxOptions {
  /** For `Math.random`; where it is missing, code that asks for chance is unknown. */
  readonly seed?: number
  /** Milliseconds of work for one run; 50 when left out. */
  readonly timeLimitMs?: number
}

export interface Sandbox {
  /**
   * Runs the code of a custom JavaScript variable: an expression that is a function, called without arguments.
   * @param source The code as written, with its `{{references}}`. Each becomes a call that asks for the value at the moment when the code reads it; a value enters as data, never as source.
   * @param ask Resolves the variable of a reference, by name without braces. Where it is unknown, the result is unknown, unless the code never reads it.
   * @returns The value, made of JSON values and undefined; unknown where the code reads what nobody knows or does not end in time. Code that throws returns undefined, as in Google Tag Manager. Never throws.
   */
  run(source: string, ask: (name: string) => Resolved, page: PageFacts): Resolved
  /** Runs the code of a custom template; undefined where the interpreter cannot run. */
  runTemplate(template: Template, options: RunOptions): TemplateResult | undefined
  /** One for another simulation, with work of its own, that knows what this one found out; it has an interpreter of its own where that of this one broke. */
  another(): Promise<Sandbox>
  dispose(): void
}

/** Loads the interpreter; the only thing about a simulation that takes time outside of it. The simulator imports it as `createSandbox` from `sandbox/createSandbox.ts`. */
export type CreateSandbox = (options?: SandboxOptions) => Promise<Sandbox>
