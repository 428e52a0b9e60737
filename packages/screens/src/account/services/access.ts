import { type AccessField, type ConnectorId, serviceConnectors } from '@tagmason/domain'

/** What was entered to call a service, by field. */
export type Access = Partial<Record<AccessField, string>>

/** Whether nothing was entered, so that the service is only noted down, or all that it needs. */
export function isWhole(service: ConnectorId, access: Access): boolean {
  const missing = serviceConnectors[service].filter((field) => (access[field] ?? '').trim() === '')
  return missing.length === 0 || missing.length === serviceConnectors[service].length
}
