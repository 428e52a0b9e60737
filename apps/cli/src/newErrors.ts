import { type ContainerFile, type Finding, validateContainer } from '@tagmason/tracking'
import { inWords } from './inWords.ts'

/** What would stop an import of a container and is in none of those that it was made from, one text for each. */
export async function newErrors(file: ContainerFile, from: readonly ContainerFile[]): Promise<readonly string[]> {
  const errorsOf = (one: ContainerFile) => validateContainer(one).filter(({ severity }) => severity === 'error')
  const keyOf = ({ code, message }: Finding) => JSON.stringify([code, message])
  const known = new Set(from.flatMap(errorsOf).map(keyOf))
  const errors = await inWords(errorsOf(file).filter((error) => !known.has(keyOf(error))))
  return errors.map(({ code, message }) => `${code} ${message}`)
}
