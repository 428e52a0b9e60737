import type { IntegrationAccess } from '@tagmason/domain'

/** A message to post now. */
export interface DuePost {
  /** Of the queued message. */
  id: string
  url: string
  body: string
  /** Of a CRM: by what it is called; null where it was disconnected meanwhile. */
  access?: IntegrationAccess | null
}
