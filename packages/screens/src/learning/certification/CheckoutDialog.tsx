import type { CourseCard } from '@tagmason/domain'
import { Alert, Button, Dialog, Facts, formatMoney, Stack, toast, useLocale } from '@tagmason/ui'
import { useRef } from 'react'
import { useText } from '../../language.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { Dollars } from '../Dollars.tsx'
import { certificationText } from './texts.ts'
import { useDuration } from './useDuration.ts'

export interface CheckoutDialogProps {
  course: CourseCard
  onEnrolled(): void
  onClose(): void
}

/** What is bought and what it costs, before it is paid; without a payment provider the order is kept. */
export function CheckoutDialog({ course: { id, title, price, duration }, onEnrolled, onClose }: CheckoutDialogProps) {
  const { checkout: text, cancel } = useText(certificationText)
  const { payment } = useRead('courses.overview')
  const buy = useAct('courses.checkout')
  const written = useDuration()
  const locale = useLocale()
  const main = useRef<HTMLButtonElement>(null)
  const test = payment === 'test'
  const submit = async () => {
    const made = await buy.run({ id })
    if (made === undefined) return
    if (made.done.state === 'started') onEnrolled()
    else toast.warning(text.waits, { detail: text.waitsDetail })
    onClose()
  }
  return (
    <Dialog
      open
      size="small"
      focus={main}
      onClose={onClose}
      title={text.title(title)}
      detail={text.detail}
      busy={buy.busy}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={onClose}>{cancel}</Button>
          <Button ref={main} type="submit" tone="accent" look="solid" busy={buy.busy} blocked={buy.blocked}>
            {test ? text.pay(formatMoney(price * 100, { short: true }, locale)) : text.order}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <Facts
          items={[
            { term: text.course, value: title },
            { term: text.length, value: written(duration) },
            { term: text.price, value: <Dollars amount={price} /> },
          ]}
        />
        <Alert tone={test ? 'neutral' : 'caution'} title={test ? text.test : text.none} detail={test ? text.testDetail : text.noneDetail} />
      </Stack>
    </Dialog>
  )
}
