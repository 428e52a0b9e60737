import { ticketFileBytes, ticketFilesLimit } from '@tagmason/domain'
import { FileDrop } from '@tagmason/ui'
import type { Files } from './useFiles.ts'

/** A place for what shows a problem: a picture, an export, a log. */
export function Attachments({ label, files }: { label: string; files: Files }) {
  return (
    <FileDrop
      optional
      multiple
      label={label}
      files={files.chosen}
      maxFiles={ticketFilesLimit}
      maxBytes={ticketFileBytes}
      onChoose={files.add}
      onRemove={files.remove}
    />
  )
}
