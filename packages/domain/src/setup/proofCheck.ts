export const proofInputNames = ['container', 'before', 'after', 'import', 'tests', 'visits'] as const
/** What a file is to a proof: the container, the one before and after a change, what is imported, its tests, or the visits that were run. */
export type ProofInputName = (typeof proofInputNames)[number]

/** The commands whose proofs a screen checks; `unknown` is one of another version. */
export const provenCommands = ['effect', 'mutate', 'explain', 'consent prove', 'taint', 'deployment', 'unknown'] as const
export type ProvenCommand = (typeof provenCommands)[number]

/** Why a proof does not hold. `container`: it is about none of the versions that are kept; `older`: it is about one that is not stored any more. */
export type ProofFault =
  | { code: 'changed' | 'resultDiffers' | 'unknownCommand' | 'container' }
  | { code: 'otherEngine'; proof: string; here: string }
  | { code: 'older'; version: number; now: number }
  | { code: 'otherFile'; input: ProofInputName }

/** What came of checking a proof. */
export interface ProofCheck {
  /** `unreadable`: it is no proof file; `files`: it is about files that are not stored here; `tooLong`: running it again takes longer than a page may; `impossible`: it could not be run again. */
  outcome: 'holds' | 'broken' | 'files' | 'unreadable' | 'tooLong' | 'impossible'
  command: ProvenCommand
  /** Whether what was proven is a success. A proof can hold of a command that failed. */
  passed: boolean
  faults: ProofFault[]
  /** The files that have to be chosen. */
  files: ProofInputName[]
  /** The versions of the container that it is about, by what they are to it. */
  versions: { input: ProofInputName; version: number }[]
  /** Why it could not be run again, in one sentence; empty where it was. */
  impossible: string
}

/** The most characters of a proof file. */
export const mostProofCharacters = 100_000
