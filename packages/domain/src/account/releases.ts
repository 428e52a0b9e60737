/** The newest version of the product that a member was told of, or that was installed when they came. */
export interface ToldRelease {
  /** The member's id. */
  id: string
  /** As in `package.json`: `0.1.0`. */
  version: string
}
