export interface ChosenFile {
  /** Who it is. */
  name: string
  /** In bytes. */
  size: number
}
