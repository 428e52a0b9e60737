import { commands } from './commands.ts'
import { options } from './options.ts'
import { type Streams, Unusable } from './streams.ts'
import { completionUsage } from './usage/completion.ts'
import type { Flag } from './usage/usage.ts'

const shells = ['bash', 'zsh', 'fish'] as const

export const completionHelp = `bash: tagmason completion bash > ~/.local/share/bash-completion/completions/tagmason
zsh:  tagmason completion zsh > a folder of $fpath, as _tagmason
fish: tagmason completion fish > ~/.config/fish/completions/tagmason.fish
`

/** `tagmason completion bash|zsh|fish`: the script for a shell. */
export async function completion(args: string[], { out }: Streams): Promise<number> {
  const [shell, extra] = options(args, completionUsage.flags).positionals
  const known = shells.find((one) => one === shell)
  if (known === undefined || extra !== undefined) throw new Unusable(`A script is for one shell: use 'tagmason completion ${shells.join('|')}'.`)
  out({ bash, zsh, fish }[known]())
  return 0
}

interface Completed {
  readonly name: string
  readonly says: string
  /** The word that has to follow, as prove in `consent prove`. */
  readonly act: string | undefined
  readonly flags: readonly (readonly [string, Flag])[]
}

const all = (): readonly Completed[] =>
  Object.entries(commands).map(([name, { usage }]) => {
    const [[call, says] = [name, '']] = usage.forms
    const [, second] = call.split(' ')
    return { name, says, act: second !== undefined && /^[a-z]+$/.test(second) ? second : undefined, flags: Object.entries(usage.flags) }
  })

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
const valued = ({ flags }: Completed) => flags.flatMap(([name, { oneOf }]) => (oneOf === undefined ? [] : [{ name, values: oneOf.join(' ') }]))

const bash = () => `# Completion of tagmason for bash.
_tagmason() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" command="\${COMP_WORDS[1]}"
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${all()
      .map(({ name }) => name)
      .join(' ')} --help --version" -- "$word"))
    return
  fi
  case "$command $before" in
${all()
  .flatMap((one) => valued(one).map(({ name, values }) => `    "${one.name} --${name}") COMPREPLY=($(compgen -W "${values}" -- "$word")); return ;;\n`))
  .join('')}  esac
  if [[ "$word" == -* ]]; then
    case "$command" in
${all()
  .map(({ name, flags }) => `      ${name}) COMPREPLY=($(compgen -W "${[...flags.map(([flag]) => `--${flag}`), '--help'].join(' ')}" -- "$word")) ;;\n`)
  .join('')}    esac
    return
  fi
  case "$COMP_CWORD $command" in
${all()
  .flatMap(({ name, act }) => (act === undefined ? [] : [`    "2 ${name}") COMPREPLY=($(compgen -W "${act}" -- "$word")); return ;;\n`]))
  .join('')}    "2 completion") COMPREPLY=($(compgen -W "${shells.join(' ')}" -- "$word")); return ;;
  esac
  COMPREPLY=($(compgen -f -- "$word"))
}
complete -o filenames -F _tagmason tagmason
`

const zsh = () => `#compdef tagmason
# Completion of tagmason for zsh.
_tagmason() {
  local -a commands
  commands=(
${all()
  .map(({ name, says }) => `    ${quoted(`${name}:${says.replaceAll(':', '\\:')}`)}\n`)
  .join('')}  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  case "$words[2]" in
${all()
  .map(({ name, flags, act }) => {
    const specs = flags.map(([flag, { value, says, oneOf }]) => {
      const said = says.replace(/[[\]:]/g, '\\$&')
      const behind = value === undefined ? '' : oneOf === undefined ? `:${value.replaceAll(':', '\\:')}:_files` : `:${value}:(${oneOf.join(' ')})`
      return quoted(`--${flag}[${said}]${behind}`)
    })
    const files = name === 'completion' ? `'1:shell:(${shells.join(' ')})'` : `${act === undefined ? '' : `'1:what:(${act})' `}'*:file:_files'`
    return `    ${name}) shift words; (( CURRENT-- )); _arguments ${[...specs, "'--help[says what it takes]'"].join(' ')} ${files} ;;\n`
  })
  .join('')}  esac
}
_tagmason "$@"
`

const fish = () => `# Completion of tagmason for fish.
${all()
  .flatMap(({ name, says, act, flags }) => {
    const used = `-n '__fish_seen_subcommand_from ${name}'`
    const words = name === 'completion' ? shells.join(' ') : act
    return [
      `complete -c tagmason -n __fish_use_subcommand -f -a ${name} -d ${quoted(says)}`,
      ...(words === undefined ? [] : [`complete -c tagmason ${used} -a ${quoted(words)}`]),
      ...flags.map(
        ([flag, { value, says: about, oneOf }]) =>
          `complete -c tagmason ${used} -l ${flag}${value === undefined ? '' : oneOf === undefined ? ' -r' : ` -x -a ${quoted(oneOf.join(' '))}`} -d ${quoted(about)}`,
      ),
    ]
  })
  .join('\n')}
`
