import type { DeveloperFiles } from '@tagmason/domain'
import { type DataLayerSpecification, specificationHtml, specificationMarkdown, specificationOfContainer } from '@tagmason/tracking'
import { mustRead } from './containerChanges.ts'

/** A data layer specification as files, and those that are given with it. */
export const specificationFiles = (specification: DataLayerSpecification, more: DeveloperFiles['files']): DeveloperFiles => ({
  messages: specification.messages.length,
  files: [
    { fileName: 'data-layer.html', text: specificationHtml(specification) },
    { fileName: 'data-layer.md', text: specificationMarkdown(specification) },
    ...more,
  ],
})

/** The specification of a container's file and its checker. Throws a `Refusal` invalid where it is none any more. */
export function specificationOfFile(text: string): DeveloperFiles {
  const specification = specificationOfContainer(mustRead(text))
  return specificationFiles(specification, [{ fileName: 'check-data-layer.js', text: specification.checker }])
}
