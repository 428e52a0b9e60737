import { audit, type ContainerFile, fixAll } from '@tagmason/tracking'

/** The audit's rule about a consent default that comes after the tags that need it, and can be moved before them. */
const lateDefault = 'A52'

/** The tag that sets consent too late, where moving it before the others is safe. */
export function lateConsent(file: ContainerFile | null): string | undefined {
  if (file === null) return undefined
  const [late] = audit(file, { only: new Set([lateDefault]) }).filter(({ fix }) => fix !== undefined)
  return late?.entity?.name
}

/** The container with its consent default before everything else. */
export const withEarlyConsent = (file: ContainerFile): ContainerFile => fixAll(file, [lateDefault]).file
