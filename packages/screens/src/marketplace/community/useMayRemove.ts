import { allows } from '@tagmason/domain'
import { useRead } from '../../workspace.tsx'

/** Says of what somebody wrote whether this member may remove it: who wrote it may, and owners and admins. */
export function useMayRemove() {
  const { role } = useRead('session.get')
  return ({ mine }: { mine: boolean }) => mine || allows(role, 'admin')
}
