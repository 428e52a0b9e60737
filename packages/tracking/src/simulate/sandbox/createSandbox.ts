import type { Resolved } from '@tagmason/domain'
import { runTemplate, type TemplateResult } from '../../customTemplates/runTemplate.ts'
import { say } from '../../sentences/say.ts'
import { programOf } from './code.ts'
import { factsOf } from './facts.ts'
import { interpreter, loadInterpreter } from './interpreter.ts'
import { remembering } from './remember.ts'
import { runOnce, stepsPerMs, type Work } from './runOnce.ts'
import type { CreateSandbox } from './types.ts'
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
export const createSandbox: CreateSandbox = async ({ seed, timeLimitMs = 50 } = {}) => {
  const module = await loadInterpreter()
  const remembered = remembering()
  const programs = new Map<string, ReturnType<typeof programOf>>()
  const templates = new Map<string, TemplateResult>()
  const work: Work = { left: most }
  let depth = 0
  let broken = false
  return {
    run(source, ask, page) {
      const program = programs.get(source) ?? programOf(source)
      programs.set(source, program)
      if (typeof program === 'string') return no(program)
      if (module === null) return no(say`Custom JavaScript cannot be run here, because WebAssembly is missing or forbidden.`)
      if (broken) return no(say`The interpreter of JavaScript failed before, so nothing more is run: simulate again.`)
      if (depth >= deepest) return no(say`The code of the variable asks for code that asks for code, ${deepest} times over, and is not run further.`)
      const start = (ask: (name: string) => Resolved, facts: string) =>
        (work.left -= perRun) > 0
          ? runOnce(module, program, ask, facts, timeLimitMs, work)
          : no(say`The custom JavaScript of the container took more work than one simulation may, so no more of it is run.`)
      depth++
      try {
        const facts = JSON.stringify(factsOf(page, seed, source))
        return remembered(`${facts}\n${source}`, asData(ask), (ask) => start(ask, facts))
      } catch {
        // Its memory may be in any state now; the next sandbox gets another one.
        broken = true
        cell.loading = undefined
        return no(say`The code of the variable broke the interpreter of JavaScript, so nobody can say what it gives.`)
      } finally {
        depth--
      }
    },
    runTemplate(template, options) {
      if (module === null || broken || (work.left -= perRun) <= 0) return undefined
      const key = JSON.stringify([template.code, options])
      const kept = templates.get(key)
      if (kept !== undefined) return kept
      try {
        const result = runTemplate(module, template, { ...options, steps: timeLimitMs * stepsPerMs }, work)
        templates.set(key, result)
        return result
      } catch {
        broken = true
        cell.loading = undefined
        return undefined
      }
    },
    dispose() {
      broken = true
    },
  }
}

const no = (because: string): Resolved => ({ known: false, because })

/** Answers that can be given to code; what is no data, such as an element of the page, cannot. */
const asData =
  (ask: (name: string) => Resolved) =>
  (name: string): Resolved => {
    const answer = ask(name)
    try {
      if (answer.known) encoded(answer.value)
      return answer
    } catch (error) {
      return no(
        say`The code of the variable reads {{${name}}}, and nobody but a browser can give it that, because ${error instanceof Error ? error.message : ''}.`,
      )
    }
  }
