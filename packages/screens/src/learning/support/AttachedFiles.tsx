import type { TicketFileEntry } from '@tagmason/domain'
import { Button, Bytes, List, ListRow } from '@tagmason/ui'
import { Download } from 'lucide-react'
import { download } from '../../download.ts'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { supportText } from './texts.ts'

/** Files that came with a ticket or a comment, to save again. */
export function AttachedFiles({ label, files }: { label: string; files: readonly TicketFileEntry[] }) {
  const all = useText(supportText)
  const text = all.tickets
  const act = useAct('tickets.download')
  if (files.length === 0) return null
  const take = async (id: string) => {
    const made = await act.run({ id })
    if (made !== undefined) download(made.done.fileName, { base64: made.done.base64 }, made.done.type)
  }
  return (
    <List label={label} look="framed">
      {files.map(({ id, name, size }) => (
        <ListRow
          key={id}
          title={name}
          detail={<Bytes value={size} />}
          actions={
            <Button size="small" look="plain" icon={Download} label={all.of(text.download, name)} blocked={act.blocked} onPress={() => void take(id)}>
              {text.download}
            </Button>
          }
        />
      ))}
    </List>
  )
}
