import { invitableRoles } from '@tagmason/domain'
import { useRead } from '../../workspace.tsx'

/** The roles that can be given in this account. Owners are made by owners. */
export const useGivenRoles = (): readonly string[] => (useRead('session.get').role === 'owner' ? [...invitableRoles, 'owner'] : invitableRoles)
