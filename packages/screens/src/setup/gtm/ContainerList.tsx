import type { TagContainer } from '@tagmason/domain'
import { Card, Empty, List } from '@tagmason/ui'
import { Container } from 'lucide-react'
import { useText } from '../../language.ts'
import { usePages } from '../../usePages.tsx'
import { ContainerRow } from './ContainerRow.tsx'
import { gtmText } from './texts.ts'

export function ContainerList({ containers }: { containers: readonly TagContainer[] }) {
  const text = useText(gtmText)
  const { shown, pager } = usePages(text.title, containers)
  return (
    <Card level={2} title={text.title} detail={text.detail} footer={pager} flush>
      {containers.length === 0 ? (
        <Empty icon={Container} title={text.none} detail={text.noneDetail} />
      ) : (
        <List label={text.title} look="flush">
          {shown.map((container) => (
            <ContainerRow key={container.id} container={container} />
          ))}
        </List>
      )}
    </Card>
  )
}
