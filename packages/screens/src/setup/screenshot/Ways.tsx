import { Card, TabbedPanel } from '@tagmason/ui'
import { CodeXml, ImageIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../language.ts'
import { screenshotText } from './texts.ts'

export type Way = 'picture' | 'page'

export interface WaysProps {
  /** Under the heading. */
  detail: string
  picture: ReactNode
  page: ReactNode
  selected: Way
  onSelect(way: Way): void
}

/** What is looked at: a picture of a page, or the page itself. */
export function Ways({ detail, picture, page, selected, onSelect }: WaysProps) {
  const text = useText(screenshotText)
  return (
    <Card level={2} title={text.upload} detail={detail}>
      <TabbedPanel<Way>
        label={text.ways}
        selected={selected}
        onSelect={onSelect}
        tabs={[
          { id: 'picture', label: text.picture, icon: ImageIcon, panel: () => picture },
          { id: 'page', label: text.page, icon: CodeXml, panel: () => page },
        ]}
      />
    </Card>
  )
}
