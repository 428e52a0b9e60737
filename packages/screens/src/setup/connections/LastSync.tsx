import type { DataConnection } from '@tagmason/domain'
import { Time } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useNow } from '../../workspace.tsx'
import { connectionsText } from './texts.ts'

/** Where it reads from, when it last did, and how much. */
export function LastSync({ connection: { connector, account, lastSync, rows, file } }: { connection: DataConnection }) {
  const text = useText(connectionsText)
  const now = useNow()
  const from = [text.connectors[connector], connector === 'file' ? file?.name : account].filter(Boolean).join(' · ')
  if (lastSync === null) return `${from} · ${connector === 'file' ? text.noFile : text.never}`
  return (
    <>
      {`${from} · ${text.lastSync}`} <Time at={lastSync} show="relative" now={now} /> {`· ${text.rowsRead(rows ?? 0)}`}
    </>
  )
}
