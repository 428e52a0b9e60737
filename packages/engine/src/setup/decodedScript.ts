import { decodePublished, pageTags, readPublished, type Sentence, writeContainer } from '@tagmason/tracking'

/** What a text holds: a published container in the form of an export, or the ids of the containers that a page loads. */
export type DecodedScript =
  | {
      publicId: string
      version: string
      text: string
      tags: { name: string; type: string }[]
      triggers: number
      variables: number
      unknowable: readonly Sentence[]
    }
  | { publicId: null; loads: string[] }

/** Reads the text of a script or page without running any of it. */
export function decodedScript(text: string): DecodedScript {
  const published = readPublished(text)
  if (published === undefined) return { publicId: null, loads: [...new Set(pageTags(text).containers)] }
  const { file, unknowable } = decodePublished(published)
  const { tag = [], trigger = [], variable = [] } = file.containerVersion
  return {
    publicId: published.publicId,
    version: published.version,
    text: writeContainer(file),
    tags: tag.map(({ name, type }) => ({ name, type })),
    triggers: trigger.length,
    variables: variable.length,
    unknowable,
  }
}
