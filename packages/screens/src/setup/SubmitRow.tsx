import { Button, type IconSource, Row, Show, Stack } from '@tagmason/ui'
import type { ReactNode } from 'react'

export interface SubmitRowProps {
  /** Fields. */
  children: ReactNode
  action: string
  icon: IconSource
  busy: boolean
  blocked: string | false
}

/** Fields with the button that sends them beside them, and under them on a phone. */
export function SubmitRow({ children, action, icon, busy, blocked }: SubmitRowProps) {
  const button = (full: boolean) => (
    <Button type="submit" tone="accent" look="solid" icon={icon} busy={busy} blocked={blocked} full={full}>
      {action}
    </Button>
  )
  return (
    <Stack gap="s">
      <Row end={<Show from="tablet">{button(false)}</Show>}>{children}</Row>
      <Show below="tablet">{button(true)}</Show>
    </Stack>
  )
}
