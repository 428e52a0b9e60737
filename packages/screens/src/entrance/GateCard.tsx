import { Card } from '@tagmason/ui'
import { type ReactNode, useEffect } from 'react'

export interface GateCardProps {
  title: string
  detail?: ReactNode
  /** Of the account, for the title of the window. */
  name: string
  /** Under a line, as another way in. */
  footer?: ReactNode
  children?: ReactNode
}

/** What a page of the entrance consists of. */
export function GateCard({ title, detail, name, footer, children }: GateCardProps) {
  useEffect(() => {
    document.title = `${title} · ${name}`
  }, [title, name])
  return (
    <Card level={1} title={title} detail={detail} footer={footer}>
      {children}
    </Card>
  )
}
