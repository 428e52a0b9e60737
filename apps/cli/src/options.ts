import { parseArgs, type ParseArgsConfig } from 'node:util'
import { Unusable } from './streams.ts'

type Known = NonNullable<ParseArgsConfig['options']>
type Parsed<T> = { args: string[]; options: T; allowPositionals: true; strict: true; tokens: true }

/** The arguments of a command, or an `Unusable` that names the one that is wrong. */
export function options<T extends Known>(args: readonly string[], known: T): ReturnType<typeof parseArgs<Parsed<T>>> {
  const parsed = parse(joined(args, known), known)
  const named = parsed.tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []))
  const twice = named.find((name, at) => named.indexOf(name) !== at)
  if (twice !== undefined) throw new Unusable(`Option '--${twice}' is given twice and only one can count: leave one out.`)
  return parsed
}

function parse<T extends Known>(args: string[], known: T): ReturnType<typeof parseArgs<Parsed<T>>> {
  try {
    return parseArgs({ args, options: known, allowPositionals: true, strict: true, tokens: true })
  } catch (error) {
    const [line = ''] = error instanceof Error ? error.message.split('\n') : []
    const what = line.replace(/\. To specify.*$/, '').replace(/\.$/, '')
    throw new Unusable(what.endsWith('ambiguous') ? `${what}: write it behind an equals sign, as in --option=-value.` : `${what}: see 'tagmason --help'.`)
  }
}

/** Goals are often a list, so a value that begins with a dash and has a space in it is a value and no option. */
function joined(args: readonly string[], known: Known): string[] {
  const made: string[] = []
  for (const arg of args) {
    const before = made.at(-1)
    if (before?.startsWith('--') && known[before.slice(2)]?.type === 'string' && /^-.*\s/s.test(arg)) made.splice(-1, 1, `${before}=${arg}`)
    else made.push(arg)
  }
  return made
}
