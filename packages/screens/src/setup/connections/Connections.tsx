import type { DataConnectionType } from '@tagmason/domain'
import { Card, Empty, List, Stack } from '@tagmason/ui'
import { Plug } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { usePages } from '../../usePages.tsx'
import { useRead } from '../../workspace.tsx'
import { AddConnection } from './AddConnection.tsx'
import { Categories } from './Categories.tsx'
import { ConnectionDetails } from './ConnectionDetails.tsx'
import { ConnectionRow } from './ConnectionRow.tsx'
import { connectionsText } from './texts.ts'

/** Where data comes from beside the site itself. */
export function Connections() {
  const text = useText(connectionsText)
  const rows = useRead('connections.list')
  const { shown, pager } = usePages(text.title, rows)
  const [adding, setAdding] = useState<DataConnectionType | null>(null)
  return (
    <Stack gap="l">
      <Categories onChoose={setAdding} />
      <Card level={2} title={text.title} detail={text.detail} footer={pager} flush>
        {rows.length === 0 ? (
          <Empty icon={Plug} title={text.none} detail={text.noneDetail} />
        ) : (
          <List label={text.title} look="flush">
            {shown.map((row) => (
              <ConnectionRow key={row.id} connection={row} />
            ))}
          </List>
        )}
      </Card>
      <AddConnection type={adding} onClose={() => setAdding(null)} />
      <ConnectionDetails />
    </Stack>
  )
}
