/** Why a simulation cannot be: the simulator says it in one sentence. */
export const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
