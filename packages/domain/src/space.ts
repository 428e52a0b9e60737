/** `sample`: the seeded projects with a clock that does not move; `real`: a project of the member's own. */
export type Space = 'sample' | 'real'

/** On rows of the account that belong to no project: what was made beside the sample is not seen in it, nor the sample's beside it. Left out in the sample. */
export interface InSpace {
  space?: Space
}
