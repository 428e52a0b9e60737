import { taxForms, type TaxForm } from '@tagmason/domain'
import { Button, ComboBox, Dialog, Radios, Stack, TextField, toast, useLocale } from '@tagmason/ui'
import { useMemo, useState } from 'react'
import { useText } from '../../language.ts'
import { useOnOpen } from '../../useOnOpen.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { marketplaceText } from '../texts.ts'
import { countriesIn } from './countries.ts'
import { revenueText } from './texts.ts'

/** Country, number and form. The number that is kept is masked, so it is always written anew. */
export function UpdateTax({ open, onClose }: { open: boolean; onClose(): void }) {
  const words = useText(marketplaceText)
  const { tax: text } = useText(revenueText)
  const { locale } = useLocale()
  const { taxInfo } = useRead('revenue.overview').settings
  const save = useAct('revenue.setTaxInfo')
  const kept = { country: taxInfo?.country ?? '', taxNumber: '', form: taxInfo?.form ?? ('W-8BEN' as TaxForm) }
  const [draft, setDraft] = useState(kept)
  const [tried, setTried] = useState(false)
  useOnOpen(open, () => {
    setDraft(kept)
    setTried(false)
  })
  const countries = useMemo(() => countriesIn(locale), [locale])
  const set = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part })
  const noCountry = draft.country === ''
  const noNumber = !/[\p{L}\p{N}].*[\p{L}\p{N}]/u.test(draft.taxNumber)
  const submit = async () => {
    setTried(true)
    if (noCountry || noNumber || !(await save.run(draft))) return
    toast.success(text.saved)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.update}
      busy={save.busy}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={save.busy} blocked={save.blocked}>
            {text.save}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <ComboBox
          label={text.country}
          required
          error={tried && noCountry && text.countryMissing}
          value={draft.country}
          options={countries}
          onChange={(country) => set({ country })}
        />
        <TextField
          label={text.number}
          required
          hint={text.numberHint}
          error={tried && noNumber && text.numberMissing}
          value={draft.taxNumber}
          onChange={(taxNumber) => set({ taxNumber })}
        />
        <Radios
          label={text.form}
          value={draft.form}
          options={taxForms.map((value) => ({ value, label: value, detail: text.forms[value] }))}
          onChange={(form) => set({ form })}
        />
      </Stack>
    </Dialog>
  )
}
