import { CodeBlock, Drawer, Skeleton } from '@tagmason/ui'
import { Suspense } from 'react'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useRead } from '../../workspace.tsx'
import { learningText } from '../texts.ts'

/** The code of the example that the address names. */
export function CodeDrawer() {
  const text = useText(learningText).tutorials.code
  const [id, setId] = useQuery('code')
  const example = useRead('tutorials.catalog').examples.find((each) => each.id === id)
  return (
    <Drawer size="large" open={example !== undefined} onClose={() => setId('')} title={example?.title ?? text.title} detail={example?.description}>
      {example !== undefined && (
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
  const text = useText(learningText).tutorials.code
  const { example, fileName, code } = useRead('tutorials.example', { id })
  return <CodeBlock tall label={fileName} language={example.language} code={code} copyLabel={text.copy} />
}
