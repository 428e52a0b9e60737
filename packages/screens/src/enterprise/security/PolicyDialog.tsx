import { isPolicyNumber, policyLimits, type PolicyNumber, type PolicyNumbers } from '@tagmason/domain'
import { Button, Dialog, NumberField, Stack, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { securityText } from './texts.ts'
import { useOnOpen } from '../../useOnOpen.ts'

type Draft = Record<PolicyNumber, number | undefined>
const names = Object.keys(policyLimits) as PolicyNumber[]
const isWhole = (draft: Draft): draft is Record<PolicyNumber, number> => names.every((name) => isPolicyNumber(name, draft[name]))

/** Changes the four numbers. Each opening begins with what is kept. */
export function PolicyDialog({ policy, open, onClose }: { policy: PolicyNumbers; open: boolean; onClose(): void }) {
  const { policy: text, cancel, undo } = useText(securityText)
  const save = useAct('security.setPolicy')
  const [draft, setDraft] = useState<Draft>({ ...policy })
  useOnOpen(open, () => setDraft({ ...policy }))
  const submit = async () => {
    if (!isWhole(draft) || !(await save.run(draft))) return
    toast.success(text.saved, { action: { label: undo, onPress: () => void save.run(policy) } })
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.edit}
      detail={text.editDetail}
      busy={save.busy}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={onClose}>{cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={save.busy} blocked={save.blocked}>
            {text.save}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        {names.map((name) => {
          const { least, most } = policyLimits[name]
          return (
            <NumberField
              key={name}
              required
              label={text.names[name]}
              unit={text.units[name]}
              least={least}
              most={most}
              value={draft[name]}
              error={!isPolicyNumber(name, draft[name]) && text.outside(least, most)}
              onChange={(value) => setDraft({ ...draft, [name]: value })}
            />
          )
        })}
      </Stack>
    </Dialog>
  )
}
