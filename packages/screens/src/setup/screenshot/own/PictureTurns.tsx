import { IconButton, Inline, Text } from '@tagmason/ui'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useText } from '../../../language.ts'
import { ownText } from './texts.ts'

export interface PictureTurnsProps {
  /** Counted from 0. */
  at: number
  all: number
  name: string | undefined
  /** Why one cannot go on now. */
  waits: string | false
  onGo(to: number): void
}

/** Which of several pictures one is at, and the way to the others. */
export function PictureTurns({ at, all, name, waits, onGo }: PictureTurnsProps) {
  const text = useText(ownText)
  return (
    <Inline>
      <IconButton icon={ArrowLeft} look="quiet" size="small" label={text.previous} blocked={waits || (at === 0 && text.first)} onPress={() => onGo(at - 1)} />
      <Text inline>{text.place(at + 1, all)}</Text>
      <IconButton icon={ArrowRight} look="quiet" size="small" label={text.next} blocked={waits || (at === all - 1 && text.last)} onPress={() => onGo(at + 1)} />
      <Text inline size="small" tone="muted">
        {name}
      </Text>
    </Inline>
  )
}
