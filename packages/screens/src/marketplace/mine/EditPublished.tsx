import type { OwnTemplate } from '@tagmason/domain'
import { Button, Dialog, Stack, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useLast } from '../../useLast.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { marketplaceText } from '../texts.ts'
import { TemplateFields } from './TemplateFields.tsx'
import { mineText } from './texts.ts'
import { faultsOf, shortOf, valuesOf } from './values.ts'

/** What the store says about a template; its content changes by versions. Closed with an empty `id`. */
export function EditPublished({ id, onClose }: { id: string; onClose(): void }) {
  const row = useRead('templates.mine').published.find((each) => each.id === id) ?? null
  const shown = useLast(row)
  return shown && <Form key={shown.id} open={row !== null} row={shown} onClose={onClose} />
}

function Form({ open, row, onClose }: { open: boolean; row: OwnTemplate; onClose(): void }) {
  const words = useText(marketplaceText)
  const { fields, table: text } = useText(mineText)
  const [values, setValues] = useState(valuesOf(row))
  const [taken, setTaken] = useState('')
  const change = useAct('templates.change', ([issue]) => {
    if (issue?.path !== 'name') return false
    setTaken(values.name.trim())
    return true
  })
  const faults = { ...faultsOf(values, fields, taken), ...shortOf(values, fields), ...(values.price === null ? { price: fields.priceWrong } : {}) }
  const submit = async () => {
    const { category, price, ...rest } = values
    if (Object.values(faults).some(Boolean) || category === null || price === null) return
    if (!(await change.run({ id: row.id, change: { ...rest, category, price } }))) return
    toast.success(text.changed, { detail: values.name })
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.of(text.edit, row.name)}
      busy={change.busy}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={change.busy} blocked={change.blocked}>
            {fields.save}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <TemplateFields values={values} faults={faults} onChange={(part) => setValues({ ...values, ...part })} />
      </Stack>
    </Dialog>
  )
}
