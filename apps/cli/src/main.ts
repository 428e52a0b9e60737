import { terminal } from './colours.ts'
import { commands } from './commands.ts'
import { type Streams, Unusable } from './streams.ts'

/** Commands that the server has: they came with this command line once, and are still called in old scripts. */
const ofServer = ['keys', 'sample', 'backup', 'restore', 'doctor']

/** Runs one command. Returns the exit code: 0 good, 1 findings of severity error, 2 unusable input or usage with one sentence on standard error. */
export async function main(args: readonly string[], streams: Streams = terminal(process)): Promise<number> {
  const [name, ...rest] = args
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined
  if (name === 'help' || args.some((arg) => arg === '--help' || arg === '-h')) {
    const { helpOf, helpOfAll } = await import('./help.ts')
    streams.out(command === undefined ? helpOfAll() : await helpOf(command))
    return 0
  }
  if (name === '--version' && rest.length === 0) {
    streams.out(`${(await import('./version.ts')).version}\n`)
    return 0
  }
  try {
    if (name === undefined) throw new Unusable("No command was given: use 'plan' or 'validate', or 'tagmason --help'.")
    if (ofServer.includes(name))
      throw new Unusable(`'${name}' works on an installation, and is a command of the server: use 'tagmason-server ${name}', of the package @tagmason/server.`)
    if (name === 'micro')
      throw new Unusable(
        "'micro' runs the server's own decoders, and is a command of the server: use 'tagmason-server micro', of the package @tagmason/server.",
      )
    if (command === undefined) throw new Unusable(`There is no command '${name}': use 'plan' or 'validate', or 'tagmason --help'.`)
    return await (
      await command.load()
    )(rest, streams)
  } catch (error) {
    const message = error instanceof Unusable ? error.message : `Tagmason has a fault and stopped (${String(error)}): please report it with what you called.`
    streams.error(`${message.replace(/[^\S\u00a0\u202f]+/g, ' ')}\n`)
    return 2
  }
}
