import { paymentMethodKinds } from '@tagmason/domain'
import { Button, Dialog, Radios, Select, Stack, TextField, toast } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { marketplaceText } from '../texts.ts'
import { revenueText } from './texts.ts'
import { providers, useMethodDraft } from './useMethodDraft.ts'

/** A wallet or an account that payouts can go to. */
export function AddMethod({ open, onClose }: { open: boolean; onClose(): void }) {
  const words = useText(marketplaceText)
  const { methods: text, kinds } = useText(revenueText)
  const add = useAct('revenue.addMethod')
  const { draft, set, faults, checked } = useMethodDraft(open)
  const save = async () => {
    const method = checked()
    const made = method && (await add.run(method))
    if (made === undefined) return
    toast.success(text.added, { detail: made.done.masked })
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.add}
      busy={add.busy}
      onSubmit={() => void save()}
      actions={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={add.busy} blocked={add.blocked}>
            {text.add}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <Radios
          label={text.kind}
          value={draft.kind}
          options={paymentMethodKinds.map((value) => ({ value, label: kinds[value], detail: text.kindDetails[value] }))}
          onChange={(kind) => set({ kind })}
        />
        {draft.kind === 'wallet' ? (
          <>
            <Select
              label={text.provider}
              value={draft.provider}
              options={providers.map((value) => ({ value, label: value }))}
              onChange={(provider) => set({ provider })}
            />
            <TextField label={text.address} required type="email" error={faults.address} value={draft.address} onChange={(address) => set({ address })} />
          </>
        ) : (
          <>
            <TextField label={text.holder} required error={faults.holder} value={draft.holder} onChange={(holder) => set({ holder })} />
            <TextField label={text.iban} required hint={text.ibanHint} error={faults.iban} value={draft.iban} onChange={(iban) => set({ iban })} />
          </>
        )}
      </Stack>
    </Dialog>
  )
}
