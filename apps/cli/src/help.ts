import { type CommandEntry, commands } from './commands.ts'
import type { Flag } from './usage/usage.ts'

const column = 48
/** A line of two columns; a left one that is too long has a line of its own. */
const line = (left: string, right: string, indent = '  ') =>
  left.length + indent.length < column ? `${(indent + left).padEnd(column)}${right}\n` : `${indent}${left}\n${' '.repeat(column)}${right}\n`

/** An option as people write it. */
export const written = (name: string, { value }: Flag) => `--${name}${value === undefined ? '' : ` ${value}`}`

/** What the exit codes of a command mean, in one line. */
export const exitLine = ({ usage: { exit } }: CommandEntry) =>
  `Exit code: 0 ${exit[0]}${exit[1] === undefined ? '' : `, 1 ${exit[1]}`}, 2 unusable input or usage.`

/** What `tagmason --help` says. */
export const helpOfAll = (): string =>
  `Tagmason: from goals in plain words to a Google Tag Manager container that imports.

${Object.values(commands)
  .flatMap(({ usage }) => usage.forms.map(([call, says]) => line(`tagmason ${call}`, says)))
  .join('')}
'tagmason COMMAND --help' says its options. Every command that gives an answer gives it as JSON with --json. 'tagmason --version' says the version.
Colours are for terminals only, and for none with NO_COLOR.
What commands find is worded in the language of TAGMASON_LANGUAGE: en (when left out), es, fr or de.

A server has commands of its own: 'tagmason-server --help', of the package @tagmason/server.

Exit code: 0 good, 1 findings of severity error, or what a command asks is not so, 2 unusable input or usage.
`

/** What `tagmason COMMAND --help` says. */
export async function helpOf(command: CommandEntry): Promise<string> {
  const { forms, flags, more } = command.usage
  const calls = forms.map(([call, says]) => line(`tagmason ${call}`, says, '')).join('')
  const options = Object.entries<Flag>(flags)
    .map(([name, flag]) => line(written(name, flag), flag.says, '    '))
    .join('')
  return [calls, options, await more?.(), `${exitLine(command)}\n`].filter((part) => part !== undefined && part !== '').join('\n')
}
