/** Why one event cannot be taken: which of its fields, and one sentence. */
export class Fault extends Error {
  readonly field: string

  constructor(field: string, message: string) {
    super(message)
    this.field = field
  }
}
