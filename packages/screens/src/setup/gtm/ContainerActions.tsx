import type { TagContainer } from '@tagmason/domain'
import { Button } from '@tagmason/ui'
import { Eye } from 'lucide-react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { ContainerMenu } from './ContainerMenu.tsx'
import { gtmText } from './texts.ts'
import { useVerify } from './useVerify.ts'

/** What can be done with the container whose page is open. */
export function ContainerActions({ container }: { container: TagContainer }) {
  const text = useText(gtmText)
  const { verify, run } = useVerify()
  const [, act] = useQuery('do')
  const check = container.status === 'connected' ? text.refresh : text.verify
  return (
    <>
      <Button icon={Eye} onPress={() => act('preview')}>
        {text.preview}
      </Button>
      <Button label={text.of(check, container.id)} busy={verify.busy} blocked={verify.blocked} onPress={() => void run(container)}>
        {check}
      </Button>
      <ContainerMenu container={container} />
    </>
  )
}
