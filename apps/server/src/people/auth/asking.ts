/** What one request says that better-auth knows nothing of. */
export interface Asking {
  /** The address asked from. */
  from: string
  /** The code of a second factor. */
  code?: string | undefined
  /** What a link in a mail begins with: `https://tagmason.example.com`. */
  origin: string
}
