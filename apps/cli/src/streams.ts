/** Where a command speaks; tests listen here. */
export interface Streams {
  out(text: string): unknown
  error(text: string): unknown
  /** Shows how far the work is, in one line that the next text takes away; left out where no terminal listens. */
  readonly progress?: (text: string) => unknown
}

/** Input or usage that no command can work with. The message is the one sentence on standard error; the exit code is 2. */
export class Unusable extends Error {}
