import type { TicketFileEntry } from '@tagmason/domain'
import { Button, Bytes, List, ListRow } from '@tagmason/ui'
import { Download } from 'lucide-react'
import { useText } from '../../language.ts'
import { useTake } from '../../useTake.ts'
import { supportText } from './texts.ts'

/** Files that came with a ticket or a comment, to save again. */
export function AttachedFiles({ label, files }: { label: string; files: readonly TicketFileEntry[] }) {
  const all = useText(supportText)
  const text = all.tickets
  const take = useTake('tickets.download')
  if (files.length === 0) return null
  return (
    <List label={label} look="framed">
      {files.map(({ id, name, size }) => (
        <ListRow
          key={id}
          title={name}
          detail={<Bytes value={size} />}
          actions={
            <Button size="small" look="plain" icon={Download} label={all.of(text.download, name)} blocked={take.blocked} onPress={() => void take.run(id)}>
              {text.download}
            </Button>
          }
        />
      ))}
    </List>
  )
}
