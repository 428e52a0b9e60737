import { mostContainerFileBytes } from '@tagmason/domain'
import { FileDrop, Radios } from '@tagmason/ui'
import { useText } from '../language.ts'
import { marketplaceText } from './texts.ts'
import type { Source } from './useSource.ts'

/** What a template is made from: the selected project, or a container file. */
export function SourceFields({ source }: { source: Source }) {
  const { source: text } = useText(marketplaceText)
  const { from, file, error, choose, take } = source
  return (
    <>
      <Radios
        label={text.label}
        value={from}
        error={from === 'project' && error}
        options={[
          { value: 'project', label: text.project, detail: text.projectDetail },
          { value: 'file', label: text.file, detail: text.fileDetail },
        ]}
        onChange={choose}
      />
      {from === 'file' && (
        <FileDrop
          label={text.choose}
          accept=".json"
          maxBytes={mostContainerFileBytes}
          files={file === null ? [] : [file]}
          error={error}
          onChoose={([chosen]) => chosen && take(chosen)}
          onRemove={() => take(null)}
        />
      )}
    </>
  )
}
