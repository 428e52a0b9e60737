import { Button, Card, Inline, Stack, Text } from '@tagmason/ui'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../language.ts'
import { learningText } from '../texts.ts'
import type { Take } from '../../useTake.ts'

export interface TakeCardProps {
  id: string
  title: string
  description: string
  /** What it is, as badges. */
  badges: ReactNode
  /** A line of figures. */
  figures: string
  /** The words of the button that opens it here. */
  open: string
  onOpen(): void
  /** The words of the button that saves it, and the act behind it. */
  download: string
  take: Take
}

/** Something to look at here or to take along as a file. */
export function TakeCard({ id, title, description, badges, figures, open, onOpen, download, take }: TakeCardProps) {
  const { of } = useText(learningText)
  return (
    <Card
      level={2}
      title={title}
      detail={description}
      footer={
        <Inline>
          <Button size="small" label={of(open, title)} onPress={onOpen}>
            {open}
          </Button>
          <Button
            size="small"
            look="plain"
            icon={Download}
            label={of(download, title)}
            busy={take.busy}
            blocked={take.blocked}
            onPress={() => void take.run(id)}
          >
            {download}
          </Button>
        </Inline>
      }
    >
      <Stack gap="xs">
        <Inline>{badges}</Inline>
        <Text size="small" tone="muted">
          {figures}
        </Text>
      </Stack>
    </Card>
  )
}
