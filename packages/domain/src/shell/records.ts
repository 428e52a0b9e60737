/** A record of the workspace as the palette finds it. */
export interface FoundRecord {
  /** Collection and key, which no other record has. */
  id: string
  /** What people call it. */
  name: string
  /** The page that shows it. */
  path: string
}
