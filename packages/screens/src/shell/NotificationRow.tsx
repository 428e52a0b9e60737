import type { AppNotification } from '@tagmason/domain'
import { Icon, PressRow, Time } from '@tagmason/ui'
import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { useText } from '../language.ts'
import { shellText } from './texts.ts'

const pictures = { warning: TriangleAlert, success: CircleCheck, info: Info }
const tones = { warning: 'caution', success: 'positive', info: 'accent' } as const

export interface NotificationRowProps {
  row: AppNotification
  /** The clock that 'ago' counts from. */
  now: string
  onChoose(): void
}

export function NotificationRow({ row: { title, description, at, severity, read }, now, onChoose }: NotificationRowProps) {
  const text = useText(shellText)
  return (
    <PressRow
      lead={<Icon of={pictures[severity]} tone={tones[severity]} label={text.severities[severity]} />}
      title={title}
      detail={description}
      aside={<Time at={at} show="relative" now={now} />}
      unseen={!read && text.unreadOne}
      onPress={onChoose}
    />
  )
}
