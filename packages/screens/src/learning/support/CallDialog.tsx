import { callSchema } from '@tagmason/domain'
import { Button, Dialog, Stack, TextField, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { useTake } from '../../useTake.ts'
import { NoPeople } from './NoPeople.tsx'
import { SlotPicker } from './SlotPicker.tsx'
import { supportText } from './texts.ts'
import { useWhen } from './useWhen.ts'

/** Books a short call with whichever expert is free. */
export function CallDialog({ onClose }: { onClose(): void }) {
  const { call: text, quick, talks, cancel } = useText(supportText)
  const { experts } = useRead('support.overview')
  const slots = useRead('consultations.slots', { expertId: null })
  const book = useAct('consultations.bookCall')
  const calendar = useTake('consultations.download')
  const when = useWhen()
  const [slot, setSlot] = useState(slots[0]?.at ?? '')
  const [phone, setPhone] = useState('')
  const [tried, setTried] = useState(false)
  const wrong = !callSchema.shape.phone.safeParse(phone).success
  const submit = async () => {
    setTried(true)
    if (wrong || slot === '') return
    const made = await book.run({ slot, phone })
    if (made === undefined) return
    const { id, expertId, slot: at } = made.done
    const name = experts.find((expert) => expert.id === expertId)?.name ?? ''
    toast.success(text.booked, {
      detail: text.bookedDetail(name, when(at)),
      action: { label: talks.calendar, onPress: () => void calendar.run(id) },
    })
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={quick.call}
      detail={text.detail}
      busy={book.busy}
      onSubmit={() => void submit()}
      actions={
        slots.length > 0 && (
          <>
            <Button onPress={onClose}>{cancel}</Button>
            <Button type="submit" tone="accent" look="solid" busy={book.busy} blocked={book.blocked}>
              {text.book}
            </Button>
          </>
        )
      }
    >
      {experts.length === 0 ? (
        <NoPeople />
      ) : (
        <Stack gap="m">
          <SlotPicker slots={slots} value={slot} onChange={setSlot} />
          <TextField
            required
            type="tel"
            autoComplete="tel"
            label={text.phone}
            hint={text.phoneHint}
            value={phone}
            error={tried && wrong && text.phoneWrong}
            onChange={setPhone}
          />
        </Stack>
      )}
    </Dialog>
  )
}
