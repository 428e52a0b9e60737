import { type ContainerFile, type Finding, readContainer, readLimit } from '@tagmason/tracking'
import { bytesOf } from './bytes.ts'
import { inWords } from './inWords.ts'
import { Unusable } from './streams.ts'

export interface GivenContainer {
  readonly file: ContainerFile
  readonly bytes: Uint8Array
  /** What is worth knowing about the file as such. */
  readonly findings: readonly Finding[]
}

/** The container of a file. Throws an `Unusable` that says why where it is none. */
export async function containerAt(path: string): Promise<GivenContainer> {
  const bytes = await bytesOf(path, readLimit)
  if (bytes === null) throw new Unusable(`${path} has more than ${readLimit / 1_000_000} MB, which no container file has: export the container again.`)
  const { file, findings } = readContainer(bytes)
  if (file === null) throw new Unusable(`${path}: ${(await inWords(findings[0]?.message)) ?? 'this is not a container file.'}`)
  return { file, bytes, findings }
}
