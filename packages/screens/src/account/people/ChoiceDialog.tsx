import { Button, Dialog, Select, type SelectOption } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useOnOpen } from '../../useOnOpen.ts'
import { peopleText } from './texts.ts'

export interface ChoiceDialogProps {
  title: string
  label: string
  value: string
  options: readonly SelectOption[]
  open: boolean
  busy: boolean
  blocked: string | false
  /** It was opened: what was chosen before and not saved is forgotten. */
  onOpen(): void
  onChange(value: string): void
  onSave(): void
  onClose(): void
}

/** Another role or another department for a member. */
export function ChoiceDialog({ title, label, value, options, open, busy, blocked, onOpen, onChange, onSave, onClose }: ChoiceDialogProps) {
  const text = useText(peopleText)
  useOnOpen(open, onOpen)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="small"
      busy={busy}
      onSubmit={onSave}
      actions={
        <>
          <Button onPress={onClose}>{text.cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={busy} blocked={blocked}>
            {text.save}
          </Button>
        </>
      }
    >
      <Select label={label} value={value} options={options} onChange={onChange} />
    </Dialog>
  )
}
