import { Empty, LinkButton } from '@tagmason/ui'
import { Radio } from 'lucide-react'
import { useText } from '../../language.ts'
import { realtimeText } from './texts.ts'

/** Nobody is there: either the site is quiet, or it does not send anything yet, and then the setup is what to do. */
export function NoTraffic({ begun }: { begun: boolean }) {
  const text = useText(realtimeText)
  if (begun) return <Empty icon={Radio} title={text.quiet} detail={text.quietDetail} />
  return (
    <Empty
      icon={Radio}
      title={text.none}
      detail={text.noneDetail}
      actions={
        <LinkButton href="/setup" tone="accent" look="solid">
          {text.setUp}
        </LinkButton>
      }
    />
  )
}
