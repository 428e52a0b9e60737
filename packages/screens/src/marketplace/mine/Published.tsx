import { DataTable, Empty } from '@tagmason/ui'
import { LayoutTemplate } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useText } from '../../language.ts'
import { useOnceOpened } from '../../shell/useOnceOpened.ts'
import { useNow, useRead } from '../../workspace.tsx'
import { marketplaceText } from '../texts.ts'
import { publishedColumns } from './publishedColumns.tsx'
import { mineText } from './texts.ts'
import { usePublishedActions } from './usePublishedActions.ts'

const loadEdit = () => import('./EditPublished.tsx').then((module) => module.EditPublished)

/** Own templates that are or were in the store, with what they brought. */
export function Published() {
  const words = useText(marketplaceText)
  const { table: text, statuses } = useText(mineText)
  const { published } = useRead('templates.mine')
  const now = useNow()
  const [editing, setEditing] = useState('')
  const actions = usePublishedActions(setEditing)
  const columns = useMemo(() => publishedColumns(text, statuses, words, now), [text, statuses, words, now])
  const EditPublished = useOnceOpened(editing !== '', loadEdit)
  return (
    <>
      <DataTable
        label={text.title}
        rows={published}
        columns={columns}
        actions={actions}
        empty={<Empty icon={LayoutTemplate} title={text.none} detail={text.noneDetail} />}
      />
      {EditPublished !== null && <EditPublished id={editing} onClose={() => setEditing('')} />}
    </>
  )
}
