import type { WatchedAlert } from '@tagmason/domain'
import { Button, Empty, List } from '@tagmason/ui'
import { BellRing, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../language.ts'
import { AlertRow } from './AlertRow.tsx'
import { alertsText } from './texts.ts'

export interface AlertListProps {
  /** Those on this page that fit what is looked for. */
  shown: readonly WatchedAlert[]
  looked: string
  /** How many there are without looking for any. */
  all: number
  /** The button that makes one. */
  create: ReactNode
  onShowAll(): void
}

/** The alert rules, or why there are none. */
export function AlertList({ shown, looked, all, create, onShowAll }: AlertListProps) {
  const text = useText(alertsText)
  if (all === 0) return <Empty icon={BellRing} title={text.none} detail={text.noneDetail} actions={create} />
  if (shown.length === 0)
    return <Empty icon={SearchX} title={text.noMatch(looked)} detail={text.noMatchDetail} actions={<Button onPress={onShowAll}>{text.showAll}</Button>} />
  return (
    <List label={text.title} look="flush">
      {shown.map((alert) => (
        <AlertRow key={alert.id} alert={alert} />
      ))}
    </List>
  )
}
