import { Drawer, Skeleton, Stack } from '@tagmason/ui'
import { Suspense } from 'react'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useRead } from '../../workspace.tsx'
import { Blocks } from '../Blocks.tsx'
import { learningText } from '../texts.ts'
import { WrittenIn } from '../WrittenIn.tsx'

/** The written guide that the address names. */
export function WrittenDrawer() {
  const text = useText(learningText).tutorials.written
  const [id, setId] = useQuery('read')
  const guide = useRead('tutorials.catalog').written.find((each) => each.id === id)
  return (
    <Drawer open={guide !== undefined} onClose={() => setId('')} title={guide?.title ?? text.title} detail={guide?.description}>
      {guide !== undefined && (
        <Guard>
          <Suspense fallback={<Skeleton shape="text" />}>
            <Shown id={id} />
          </Suspense>
        </Guard>
      )}
    </Drawer>
  )
}

function Shown({ id }: { id: string }) {
  const { blocks } = useRead('tutorials.written', { id })
  return (
    <Stack gap="m">
      <WrittenIn one />
      <Blocks blocks={blocks} level={2} />
    </Stack>
  )
}
