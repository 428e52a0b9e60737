import type { VersionControl } from '@tagmason/domain'
import { useDeferredValue } from 'react'
import { useQuery } from '../../navigation.tsx'
import { useRead } from '../../workspace.tsx'

/** The history of the template that the address names, or of the one that changed last. The one before stays on screen until the next is there. */
export function useControl(): VersionControl {
  const [wanted] = useQuery('template')
  const templateId = useDeferredValue(wanted)
  const latest = useRead('versions.list', {})
  const known = latest.templates.some(({ id }) => id === templateId)
  return useRead('versions.list', known ? { templateId } : {})
}
