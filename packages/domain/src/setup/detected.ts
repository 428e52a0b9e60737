/** Something on a screenshot that is worth measuring. */
export interface DetectedElement {
  id: string
  project: string
  type: string
  /** The words on it. */
  text: string
  /** Percent, 0 to 100. */
  confidence: number
  /** Name of the event that is suggested for it. */
  tracking: string
}
