import { listOf } from '../gtm/values.ts'

/** The code of a compiled template cannot be written down again: it uses an instruction that is not known here. */
export class UnknownInstruction extends Error {}

type Code = readonly unknown[]

const binary: Readonly<Record<number, string>> = {
  0: '+', 1: '&&', 10: '/', 12: '==', 18: '>', 19: '>=', 20: '===', 21: '!==', 23: '<', 24: '<=', 25: '%', 26: '*', 29: '!=', 30: '||', 37: '-',
  56: '&', 57: '<<', 59: '|', 60: '>>', 61: '>>>', 62: '^',
} // prettier-ignore
const unary: Readonly<Record<number, string>> = { 27: '-', 28: '!', 40: 'typeof ', 58: '~' }
const loops: Readonly<Record<number, readonly [keyword: string, of: string]>> = {
  47: ['', 'in'],
  54: ['const ', 'in'],
  55: ['let ', 'in'],
  64: ['', 'of'],
  65: ['const ', 'of'],
  66: ['let ', 'of'],
}

const plainName = /^[\p{L}_$][\p{L}\p{N}_$]*$/u
const isCode = (value: unknown): value is Code => Array.isArray(value)
const nameOf = (value: unknown): string => {
  if (typeof value !== 'string' || !plainName.test(value)) throw new UnknownInstruction(`name ${JSON.stringify(value)}`)
  return value
}

const list = (values: Code): string => values.map(expression).join(', ')
/** Lists under an instruction that only groups what follows it. */
const rest = (value: unknown): Code => (isCode(value) ? value.slice(1) : [])

function called([first, ...args]: Code): string {
  return `${nameOf(first)}(${list(args)})`
}

const functionOf = (name: string, parameters: unknown, body: Code): string =>
  `function ${name}(${rest(parameters).map(nameOf).join(', ')}) {\n${block(body)}\n}`

/** What declares a name of its own, gives it a value and calls it: a function that is called where it is written. */
function calledAtOnce(parts: Code): string | undefined {
  const [declared, assigned, call] = parts
  if (parts.length !== 3 || !isCode(declared) || !isCode(assigned) || !isCode(call)) return undefined
  if (declared[0] !== 41 || assigned[0] !== 3 || call[0] !== declared[1] || assigned[1] !== declared[1]) return undefined
  return `(${expression(assigned[2])})(${list(call.slice(1))})`
}

function expression(value: unknown): string {
  if (!isCode(value)) return value === undefined ? 'undefined' : JSON.stringify(value)
  const [op, a, b, c] = value
  if (typeof op === 'string') return called(value)
  if (typeof op !== 'number') throw new UnknownInstruction(JSON.stringify(op))
  const two = binary[op]
  if (two !== undefined) return `(${expression(a)} ${two} ${expression(b)})`
  const one = unary[op]
  if (one !== undefined) return `(${one}${expression(a)})`
  switch (op) {
    case 2:
      return `${expression(a)}${typeof b === 'string' && plainName.test(b) ? `.${b}` : `[${expression(b)}]`}(${list(rest(c))})`
    case 3:
      return `(${nameOf(a)} = ${expression(b)})`
    case 7:
      return `[${list(value.slice(1))}]`
    case 8: {
      const pairs = Array.from({ length: (value.length - 1) / 2 }, (_, at) => [value[at * 2 + 1], value[at * 2 + 2]] as const)
      return `{ ${pairs.map(([key, one]) => `${typeof key === 'string' ? JSON.stringify(key) : `[${expression(key)}]`}: ${expression(one)}`).join(', ')} }`
    }
    case 13: {
      const made = calledAtOnce(value.slice(1))
      if (made !== undefined) return made
      return `(${list(value.slice(1))})`
    }
    case 15:
      return nameOf(a)
    case 16:
    case 17:
      return `${expression(a)}${typeof b === 'string' && plainName.test(b) ? `.${b}` : `[${expression(b)}]`}`
    case 33:
      return `${expression(a)}++`
    case 32:
      return `${expression(a)}--`
    case 35:
      return `++${targetOf(a)}`
    case 34:
      return `--${targetOf(a)}`
    case 39:
      return `(${expression(a)} ? ${expression(b)} : ${expression(c)})`
    case 43:
      return `(${expression([16, a, b])} = ${expression(c)})`
    case 44:
      return 'undefined'
    case 45:
      return 'null'
    case 51:
      return functionOf(typeof a === 'string' && a !== '' ? nameOf(a) : '', b, value.slice(3))
    default:
      throw new UnknownInstruction(String(op))
  }
}

/** What an increment in front changes: the compiler wrote it as `x = x + 1`. */
const targetOf = (value: unknown): string => {
  if (isCode(value) && value[0] === 3) return nameOf(value[1])
  if (isCode(value) && value[0] === 43) return expression([16, value[1], value[2]])
  throw new UnknownInstruction('increment')
}

const block = (code: Code): string => code.map(statement).join('\n')
/** Statements below a condition or loop, which the compiler puts under 46. */
const below = (value: unknown): string => `{\n${block(rest(value))}\n}`

function cases(labels: unknown, bodies: unknown): string {
  const all = rest(bodies)
  return rest(labels)
    .map((label, at) => `case ${expression(label)}:\n${block(rest(listOf(all[at])[1]))}`)
    .concat(all.slice(rest(labels).length).map((body) => `default:\n${block(rest(listOf(body)[1]))}`))
    .join('\n')
}

function statement(value: unknown): string {
  if (!isCode(value)) throw new UnknownInstruction('statement')
  const [op, a, b, c, d] = value
  if (typeof op === 'number' && Object.hasOwn(loops, op)) {
    const [keyword, of] = loops[op] ?? ['', 'in']
    return `for (${keyword}${nameOf(a)} ${of} ${expression(b)}) ${below(c)}`
  }
  switch (op) {
    case 4:
      return 'break;'
    case 6:
      return 'continue;'
    case 22:
      return `if (${expression(a)}) ${below(b)}${c === undefined ? '' : ` else ${below(c)}`}`
    case 36:
      return value.length === 1 ? 'return;' : `return ${expression(a)};`
    case 38:
      return `switch (${expression(a)}) {\n${cases(b, c)}\n}`
    case 41:
      return `let ${value.slice(1).map(nameOf).join(', ')};`
    case 42:
      if (c === true) return `do ${below(d)} while (${expression(a)});`
      return `for (; ${expression(a)}; ${isCode(b) && b[0] !== 46 ? expression(b) : ''}) ${below(d)}`
    case 46:
    case 53:
      return `{\n${block(value.slice(1))}\n}`
    case 50:
      return functionOf(nameOf(a), b, value.slice(3))
    case 52:
      return `const ${nameOf(a)} = ${expression(b)};`
    case 63:
      return `for (; ${expression(b)}; ${expression(c)}) ${below(d)}`
    default:
      return `${expression(value)};`
  }
}

/**
 * The sandboxed JavaScript of a compiled template. Names inside of it are those that the compiler gave.
 * @param compiled A function `[50, name, [46, "data"], …]`.
 * @throws UnknownInstruction where it uses something that is not known here.
 */
export function decompile(compiled: Code): string {
  const [parameter = 'data'] = rest(compiled[2])
  const given = nameOf(parameter)
  // In the text of a template its fields are called `data`; the compiler's names are single letters.
  return `const ${given} = data;\n${block(compiled.slice(3))}\n`
}
