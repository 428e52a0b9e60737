/** An option as `parseArgs` takes it, with what help, completion and the man page say of it. */
export interface Flag {
  readonly type: 'string' | 'boolean'
  /** What is put behind it, such as FILE; options that are on or off have none. */
  readonly value?: string
  readonly says: string
  /** The values that there are, where there are only these. */
  readonly oneOf?: readonly string[]
}

/** What a command takes and answers: the one source of its help, its completion and its part of the man page, and of the options that it accepts. */
export interface Usage {
  /** How it is called, without `tagmason`, and what that does. */
  readonly forms: readonly (readonly [call: string, says: string])[]
  readonly flags: Readonly<Record<string, Flag>>
  /** What the exit codes mean. 2 is unusable input or usage everywhere. */
  readonly exit: { readonly 0: string; readonly 1?: string }
  /** What is too long for a list of options. */
  readonly more?: () => Promise<string>
}
