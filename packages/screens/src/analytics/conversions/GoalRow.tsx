import { type ConversionGoal, minorUnits } from '@tagmason/domain'
import { Badge, Confirm, formatNumber, ListRow, MenuButton, Money, Progress, Stack, toast, useLocale } from '@tagmason/ui'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { Meta } from '../../Meta.tsx'
import { useText } from '../../language.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { GoalDialog } from './GoalDialog.tsx'
import { conversionsText } from './texts.ts'

/** A goal and how far it is. */
export function GoalRow({ goal }: { goal: ConversionGoal }) {
  const words = useText(conversionsText)
  const { goals: text } = words
  const locale = useLocale()
  const change = useAct('conversions.changeGoal')
  const remove = useAct('conversions.removeGoal')
  const [open, setOpen] = useState<'editing' | 'removing'>()
  const { currency = 'USD' } = useRead('conversions.overview').figures
  const { id, name, event, current, target, period, valueCents } = goal
  const reached = current >= target
  const close = () => setOpen(undefined)
  const yes = async () => {
    if (!(await remove.run({ id }))) return
    toast.success(text.removed, { detail: name })
    close()
  }
  return (
    <ListRow
      title={name}
      facts={reached && <Badge tone="positive">{text.reached}</Badge>}
      detail={
        <Stack gap="xs">
          <Meta>
            {`${text.progress(formatNumber(current, {}, locale), formatNumber(target, {}, locale))} ${text.periods[period]}`}
            {event}
            {valueCents > 0 && (
              <>
                <Money minor={minorUnits(valueCents, currency)} currency={currency} /> {text.each}
              </>
            )}
          </Meta>
          <Progress bare label={name} value={current} max={target} tone={reached ? 'positive' : 'accent'} />
        </Stack>
      }
      actions={
        <>
          <MenuButton
            size="small"
            look="plain"
            icon={Ellipsis}
            label={words.more(name)}
            placement="bottom-end"
            items={[
              { label: words.edit, blocked: change.blocked, onPress: () => setOpen('editing') },
              { label: words.remove, tone: 'critical', blocked: remove.blocked, onPress: () => setOpen('removing') },
            ]}
          />
          <GoalDialog goal={goal} open={open === 'editing'} onClose={close} />
          <Confirm
            tone="critical"
            title={text.removeQuestion(name)}
            detail={text.removeDetail}
            confirm={text.confirmRemove}
            open={open === 'removing'}
            busy={remove.busy}
            onConfirm={() => void yes()}
            onClose={close}
          />
        </>
      }
    />
  )
}
