import { type Connector, type DataConnectionType, platformsOf } from '@tagmason/domain'
import { Alert, Button, Dialog, Radios, Stack } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { ConnectionFields } from './ConnectionFields.tsx'
import { TableFile } from './TableFile.tsx'
import { connectionsText } from './texts.ts'
import { useAdding } from './useAdding.ts'

/** The ways to bring in data of a type: its platforms, and a file. Closed where no type is chosen. */
export function AddConnection({ type, onClose }: { type: DataConnectionType | null; onClose(): void }) {
  const text = useText(connectionsText)
  // While it closes, it still shows what it was about.
  const [shown, setShown] = useState<DataConnectionType>('CRM')
  if (type !== null && type !== shown) setShown(type)
  const { draft, faults, set, choose, submit, busy, blocked } = useAdding(shown, type !== null, onClose)
  const { connector } = draft
  return (
    <Dialog
      open={type !== null}
      onClose={onClose}
      title={text.addTo(text.categories[shown])}
      busy={busy}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={onClose}>{text.cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={busy} blocked={blocked}>
            {text.save}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <Radios
          label={text.source}
          value={connector}
          error={faults.connector && text.sourceMissing}
          onChange={choose}
          options={([...platformsOf[shown], 'file'] as Connector[]).map((value) => ({
            value,
            label: text.connectors[value],
            detail: text.connectorDetails[value],
          }))}
        />
        {connector === 'file' && <TableFile file={draft.file} missing={faults.file !== undefined} onChange={(file) => set({ file })} />}
        {connector !== '' && <ConnectionFields connector={connector} draft={draft} faults={faults} onChange={set} />}
        {connector !== '' && connector !== 'file' && <Alert title={text.pendingNote(text.connectors[connector])} detail={text.pendingDetail} />}
      </Stack>
    </Dialog>
  )
}
