import type { GeneratedTag } from '@tagmason/domain'
import { CodeBlock, Drawer, Skeleton, Text } from '@tagmason/ui'
import { Suspense } from 'react'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useRead } from '../../workspace.tsx'
import { gtmText } from './texts.ts'

/** The generated tag that the address names, as it stands in a container file. */
export function TagDrawer({ tags }: { tags: readonly GeneratedTag[] }) {
  const text = useText(gtmText).tags
  const [id, setId] = useQuery('tag')
  const tag = tags.find((each) => each.id === id)
  return (
    <Drawer open={tag !== undefined} onClose={() => setId('')} size="large" title={tag?.name ?? ''} detail={text.codeDetail}>
      {tag !== undefined && (
        <Guard>
          <Suspense fallback={<Skeleton shape="text" />}>
            <TagCode id={tag.id} />
          </Suspense>
        </Guard>
      )}
    </Drawer>
  )
}

function TagCode({ id }: { id: string }) {
  const text = useText(gtmText).tags
  const { tag, code } = useRead('containers.tag', { id })
  return code === '' ? <Text tone="muted">{text.noCode}</Text> : <CodeBlock label={`${tag.name}.json`} code={code} language="JSON" tall />
}
