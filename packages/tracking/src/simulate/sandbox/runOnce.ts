import type { Resolved } from '../outcomes.ts'
import { type QuickJSRuntime, type QuickJSWASMModule, Scope } from 'quickjs-emscripten-core'
import { say, type Words } from '../../sentences/say.ts'
import { addressAnswer, addresses } from './addresses.ts'
import { answer } from './answer.ts'
import { askingOften } from './asking.ts'
import type { Program } from './code.ts'
import { guards } from './guards.ts'
import { Inside, Stopped } from './inside.ts'
import { whyNoValue, whyUnknown } from './reasons.ts'
import { timeNet } from './timeNet.ts'
import { decoded, encoded } from './values.ts'
import { world } from './world.ts'

/** Bytes that one run may hold beside the facts of its page. */
const memory = 4_000_000
/** Bytes of the interpreter's stack: some 700 calls in each other. Four times as much would overflow the stack of the machine first. */
const stack = 128 * 1024
/** Characters and entries that built-in functions may work through. */
const units = 5_000_000
/** Characters of addresses that are read outside, each question as five hundred at least. */
const mostOfAddresses = 1_000_000
/** Jumps and calls that stand for a millisecond of work: an empty loop takes 0.4 ms for them, one that makes much 4 ms. */
export const stepsPerMs = 20_000
/** Time is only the net under the count of steps, since what it stops depends on the machine: so many times the limit. */
const netFactor = 20
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

const no = (because: Words): Resolved => ({ known: false, because })
const tooLong = say('simulate.code.endless')
const tooMuch = say('simulate.code.tooMuch')

/** Jumps and calls that all runs of a simulation have left together. */
export interface Work {
  left: number
}

/** Runs a program in a world of its own, made for it and thrown away; `facts` are those of `factsOf` as JSON. Throws only where the interpreter itself breaks. */
export function runOnce(
  module: QuickJSWASMModule,
  program: Program,
  ask: (name: string) => Resolved,
  facts: string,
  timeLimitMs: number,
  work: Work,
): Resolved {
  return Scope.withScope((scope) => {
    const runtime = scope.manage(module.newRuntime())
    runtime.setMaxStackSize(stack)
    runtime.setMemoryLimit(memory + 10 * facts.length)
    const context = scope.manage(runtime.newContext({ intrinsics }))
    let because: Words | undefined
    const stop = (why: Words) => void (because ??= why)
    const stopped = () => because !== undefined
    limitTime(runtime, timeLimitMs, work, askingOften(module, context), stopped, () => stop(tooLong))
    const said = answerOf(new Inside(context, scope), program, ask, facts, stop)
    return because === undefined ? resolved(said) : no(because)
  })
}

/** What the code gave, from what `answer.ts` says. Code that throws gives undefined, as on the page. */
function resolved(said: string): Resolved {
  const [, word = '', rest = ''] = /^(value|throws|limit|no|syntax) ?(.*)$/s.exec(said) ?? []
  if (word === 'value') return { known: true, value: decoded(rest) }
  if (word === 'throws') return { known: true, value: undefined }
  if (word === 'no') return no(whyNoValue(rest))
  if (word === 'syntax') return no(say('simulate.code.syntax', { fault: rest }))
  return no(tooMuch)
}

function limitTime(runtime: QuickJSRuntime, timeLimitMs: number, work: Work, sooner: () => number, stopped: () => boolean, stop: () => void): void {
  let left = timeLimitMs * stepsPerMs
  let next = 0
  const hasTime = timeNet(timeLimitMs * netFactor)
  runtime.setInterruptHandler(() => {
    left -= next
    work.left -= next
    next = sooner()
    if (left <= 0 || work.left <= 0 || !hasTime()) stop()
    return stopped()
  })
}

/** Answers until the questions together are too long. */
function limited(answer: (question: string) => string, refuse: () => null): (question: string) => string | null {
  let left = mostOfAddresses
  return (question) => {
    left -= Math.max(question.length, 500)
    return left < 0 ? refuse() : answer(question)
  }
}

/** What the interpreter says of the program; see `answer.ts`. */
function answerOf(inside: Inside, { code, ask: name, names }: Program, ask: (name: string) => Resolved, facts: string, stop: (why: Words) => void): string {
  const refuse = (why: Words) => {
    stop(why)
    return null
  }
  try {
    const read = inside.asking('read', (number) => {
      const found = ask(names[Number(number)] ?? '')
      return found.known ? encoded(found.value) : refuse(found.because)
    })
    const spent = inside.asking('spent', () => refuse(tooMuch))
    const unknown = inside.asking('unknown', (what) => refuse(whyUnknown(what)))
    const call = inside.call(inside.made(answer), read)
    inside.call(inside.made(guards), spent, inside.made(String(units)))
    // Few variables make addresses, and the code for it takes time.
    if (code.includes('URL'))
      inside.call(
        inside.made(addresses),
        inside.asking(
          'ask',
          limited(addressAnswer, () => refuse(tooMuch)),
        ),
        unknown,
      )
    const settled = inside.call(inside.made(world), unknown, inside.parsed(facts))
    // What closes a bracket that it has not opened fits into one kind of brackets at most.
    const fault = inside.faultOf(`(function(${name}){return [\n${code}\n]})`) ?? inside.faultOf(`(function(${name}){return (\n${code}\n)})`)
    if (fault !== null) return `syntax ${fault}`
    return inside.text(inside.call(call, settled, inside.made(`(function(${name}){return (\n${code}\n)})`)))
  } catch (error) {
    if (error instanceof Stopped) return 'limit'
    throw error
  }
}
