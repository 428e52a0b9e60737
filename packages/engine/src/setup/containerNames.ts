import type { ContainerFile } from '@tagmason/tracking'

/** What the file calls the container. A file made by hand can leave it out, or say anything in its place. */
export function namesOf(file: ContainerFile): { publicId: string; name: string } {
  const { publicId, name }: { publicId?: unknown; name?: unknown } = file.containerVersion.container ?? {}
  return { publicId: typeof publicId === 'string' ? publicId : '', name: typeof name === 'string' ? name : '' }
}
