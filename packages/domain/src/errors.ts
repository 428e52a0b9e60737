/** Why the workspace refused. The screens word each code in the member's language; `message` is the English sentence for logs and the API. */
export const refusals = ['forbidden', 'notFound', 'invalid', 'conflict', 'unavailable', 'tooMany', 'full'] as const
export type RefusalCode = (typeof refusals)[number]

/** Where an input was wrong: path of the field and a sentence. */
export interface Issue {
  path: string
  message: string
  /** The same in the member's language, where it is about what was entered and there are words for it. */
  said?: string
}

/** An act or read that was refused: nothing was changed. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly issues: readonly Issue[]
  constructor(code: RefusalCode, message: string, issues: readonly Issue[] = []) {
    super(message)
    this.name = 'Refusal'
    this.code = code
    this.issues = issues
  }
}
