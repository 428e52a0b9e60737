import { Empty, LinkButton } from '@tagmason/ui'
import { Bot, Radio } from 'lucide-react'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { LeftOut } from '../counted/LeftOut.tsx'
import { countedText } from '../counted/texts.ts'
import { realtimeText } from './texts.ts'

/** Nobody is there: either the site is quiet, or it does not send anything yet, and then the setup is what to do. */
export function NoTraffic({ begun }: { begun: boolean }) {
  const text = useText(realtimeText)
  const counted = useText(countedText)
  const leftOut = useRead('figures.leftOut', { figure: 'realtime.events' })
  const visits = leftOut.reduce((sum, { visitors }) => sum + visitors, 0)
  if (visits > 0)
    return <Empty icon={Bot} title={counted.onlyLeftOut(visits)} detail={counted.onlyLeftOutDetail} actions={<LeftOut figure="realtime.events" />} />
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
