import { runTemplate, type TemplateResult } from '../../customTemplates/runTemplate.ts'
import { say, type Words } from '../../sentences/say.ts'
import { sentenceOf } from '../../sentences/sentenceError.ts'
import type { Resolved } from '../outcomes.ts'
import { programOf } from './code.ts'
import { factsOf } from './facts.ts'
import { interpreter, loadInterpreter } from './interpreter.ts'
import { remembering } from './remember.ts'
import { runOnce, stepsPerMs, type Work } from './runOnce.ts'
import type { CreateSandbox, Sandbox, SandboxOptions } from './types.ts'
import { encoded } from './values.ts'

/** Held here, because where the stack is at its end a module's import may be one step too many. */
const cell = interpreter

/** Runs within runs: variables that ask for variables, each with a memory of its own. */
const deepest = 10
/** Jumps and calls of all runs of one simulation, between four and forty seconds; a run counts as ten thousand at least, because its world has to be made. */
const most = 200_000_000
const perRun = 10_000

/**
 * An interpreter of JavaScript inside WebAssembly, where nothing of this program can be reached. Each run has a world of its own, so nothing that code leaves behind is found by the next. The
 * same code, values and page give the same result.
 */
export const createSandbox: CreateSandbox = (options = {}) => sandboxOf(options, { runs: remembering(), programs: new Map(), templates: new Map() })

/** What simulations with the same options may have from each other: the same code over the same values and page has the same result. */
interface Found {
  readonly runs: ReturnType<typeof remembering>
  readonly programs: Map<string, ReturnType<typeof programOf>>
  /** By code, then by what it is run with. */
  readonly templates: Map<string, Map<string, TemplateResult>>
}

const sandboxOf = async (options: SandboxOptions, found: Found): Promise<Sandbox> => {
  const { seed, timeLimitMs = 50 } = options
  const module = await loadInterpreter()
  const work: Work = { left: most }
  const hasWork = () => work.left > 0
  let depth = 0
  let broken = false
  return {
    run(source, ask, page) {
      const program = found.programs.get(source) ?? programOf(source)
      found.programs.set(source, program)
      if ('values' in program) return no(program)
      if (module === null) return no(say('simulate.code.noWebAssembly'))
      if (broken) return no(say('simulate.code.interpreterFailed'))
      if (depth >= deepest) return no(say('simulate.code.tooDeep', { most: deepest }))
      const start = (ask: (name: string) => Resolved, facts: string) =>
        (work.left -= perRun) > 0 ? runOnce(module, program, ask, facts, timeLimitMs, work) : no(say('simulate.code.tooMuchWork'))
      // Made beforehand: where the stack is at its end, making it would be one step too many, and the caller would ask a broken interpreter again.
      const broke = no(say('simulate.code.interpreterBroke'))
      depth++
      try {
        const facts = JSON.stringify(factsOf(page, seed, source))
        return found.runs(`${facts}\n${source}`, asData(ask), (ask) => start(ask, facts), hasWork)
      } catch {
        // Its memory may be in any state now; the next sandbox gets another one.
        broken = true
        cell.loading = undefined
        return broke
      } finally {
        depth--
      }
    },
    runTemplate(template, given) {
      if (module === null || broken || (work.left -= perRun) <= 0) return undefined
      let results = found.templates.get(template.code)
      if (results === undefined) found.templates.set(template.code, (results = new Map()))
      const key = JSON.stringify([template.permissions, given])
      const kept = results.get(key)
      if (kept !== undefined) return kept
      try {
        const result = runTemplate(module, template, { ...given, steps: timeLimitMs * stepsPerMs }, work)
        if (hasWork()) results.set(key, result)
        return result
      } catch {
        broken = true
        cell.loading = undefined
        return undefined
      }
    },
    another: () => sandboxOf(options, found),
    dispose() {
      broken = true
    },
  }
}

const no = (because: Words): Resolved => ({ known: false, because })

/** Answers that can be given to code; what is no data, such as an element of the page, cannot. */
const asData =
  (ask: (name: string) => Resolved) =>
  (name: string): Resolved => {
    const answer = ask(name)
    try {
      if (answer.known) encoded(answer.value)
      return answer
    } catch (error) {
      return no(say('simulate.code.valueNoData', { name, because: sentenceOf(error) }))
    }
  }
