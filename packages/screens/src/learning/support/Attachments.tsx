import { ticketFileBytes, ticketFilesLimit } from '@tagmason/domain'
import { FileDrop } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { supportText } from './texts.ts'
import type { Files } from './useFiles.ts'

/** A place for what shows a problem: a picture, an export, a log. */
export function Attachments({ files }: { files: Files }) {
  const { request: text } = useText(supportText)
  return (
    <FileDrop
      optional
      multiple
      label={text.files}
      error={files.unread && text.unreadable}
      files={files.chosen}
      maxFiles={ticketFilesLimit}
      maxBytes={ticketFileBytes}
      onChoose={files.add}
      onRemove={files.remove}
    />
  )
}
