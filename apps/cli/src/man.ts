import { type CommandEntry, commands } from './commands.ts'
import { exitLine, written } from './help.ts'
import { options } from './options.ts'
import { type Streams, Unusable } from './streams.ts'
import { manUsage } from './usage/man.ts'
import type { Flag } from './usage/usage.ts'
import { version } from './version.ts'

/** `tagmason man`: the manual page, in roff. */
export async function man(args: string[], { out }: Streams): Promise<number> {
  const [extra] = options(args, manUsage.flags).positionals
  if (extra !== undefined) throw new Unusable(`There is one page for all commands: leave '${extra}' out, or use 'tagmason ${extra} --help'.`)
  const parts = await Promise.all(Object.values(commands).map(partOf))
  out(`.TH TAGMASON 1 "" "tagmason ${version}" "User Commands"
.SH NAME
tagmason \\- from goals in plain words to a Google Tag Manager container that imports
.SH SYNOPSIS
.B tagmason
COMMAND [OPTION]... [FILE]...
.SH COMMANDS
${parts.join('')}.SH EXIT STATUS
.TP
0
good
.TP
1
findings of severity error, or what a command asks is not so
.TP
2
unusable input or usage: one sentence on standard error says what, why and what to do
.SH ENVIRONMENT
.TP
NO_COLOR
no colours on a terminal either
`)
  return 0
}

/** Text in roff: a backslash is one, and no line begins with a control character. */
const roff = (text: string) =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^(?=[.'])/gm, '\\&')

async function partOf(command: CommandEntry): Promise<string> {
  const { forms, flags, more } = command.usage
  const calls = forms.map(([call, says]) => `.SS tagmason ${roff(call)}\n${roff(says)}\n`).join('')
  const list = Object.entries<Flag>(flags)
    .map(([name, flag]) => `.TP\n.B ${roff(written(name, flag))}\n${roff(flag.says)}\n`)
    .join('')
  const text = await more?.()
  return `${calls}${list}${text === undefined ? '' : `.PP\n.nf\n${roff(text)}.fi\n`}.PP\n${roff(exitLine(command))}\n`
}
