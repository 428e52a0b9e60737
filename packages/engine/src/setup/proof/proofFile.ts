import { type CommandResult, proofOf } from '@tagmason/tracking'

/** The proof of a result as the text of a file, which `tagmason verify-proof` and the screen read back. */
export const proofFile = (result: CommandResult): string => `${JSON.stringify(proofOf(result), null, 2)}\n`
