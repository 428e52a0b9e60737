import { Button, Form, Stack } from '@tagmason/ui'
import type { ReactNode } from 'react'
import { Refusal } from './Refusal.tsx'
import type { Asking } from './useAsk.ts'

export interface GateFormProps extends Pick<Asking, 'busy' | 'refused'> {
  /** The words of its one button. */
  label: string
  onSubmit(): void
  /** Said above the fields. */
  notice?: ReactNode
  children: ReactNode
}

/** A form of the entrance: why the server said no, the fields, and the one way on. */
export function GateForm({ busy, refused, label, onSubmit, notice, children }: GateFormProps) {
  return (
    <Stack>
      {notice}
      <Refusal of={refused} />
      <Form
        busy={busy}
        onSubmit={onSubmit}
        actions={
          <Button type="submit" tone="accent" look="solid" full busy={busy}>
            {label}
          </Button>
        }
      >
        {children}
      </Form>
    </Stack>
  )
}
