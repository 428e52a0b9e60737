import { useRead } from '../../../workspace.tsx'

/** The containers of which a file is stored, as options behind a first one, whose value is empty. */
export function useSources(first: string): { value: string; label: string }[] {
  const { containers } = useRead('containers.list')
  const stored = containers.filter(({ importedAt }) => importedAt !== undefined)
  return [{ value: '', label: first }, ...stored.map(({ id, name }) => ({ value: id, label: name === id ? id : `${name} (${id})` }))]
}
