import type { ProofInputName } from '@tagmason/domain'

/** Files by what they are to a proof. */
export type ProofTexts = Partial<Record<ProofInputName, string | undefined>>
