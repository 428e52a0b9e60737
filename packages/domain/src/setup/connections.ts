import type { ConnectionStatus } from './containers.ts'

export const dataConnectionTypes = ['E-commerce', 'CRM', 'Advertising'] as const
export type DataConnectionType = (typeof dataConnectionTypes)[number]

/** A source of data beside the site itself. */
export interface DataConnection {
  id: string
  project: string
  name: string
  type: DataConnectionType
  status: ConnectionStatus
}
