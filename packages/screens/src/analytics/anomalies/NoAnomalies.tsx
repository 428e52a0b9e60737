import { Empty, Time } from '@tagmason/ui'
import { CircleCheck } from 'lucide-react'
import { useText } from '../../language.ts'
import { useNow, useRead } from '../../workspace.tsx'
import { anomaliesText } from './texts.ts'

/** Why the list is empty: nothing was collected, too little is known yet, or all is as expected. */
export function NoAnomalies() {
  const text = useText(anomaliesText)
  const now = useNow()
  const watch = useRead('anomalies.watch')
  if (watch === null) return <Empty icon={CircleCheck} title={text.none} detail={text.noneDetail} />
  const { figures, learning, until } = watch
  return (
    <Empty
      icon={CircleCheck}
      title={text.none}
      detail={
        <>
          {`${[
            learning === figures ? text.allLearning(figures) : text.asExpected(figures - learning),
            learning > 0 && learning < figures && text.someLearning(learning),
            text.lastHour,
          ]
            .filter(Boolean)
            .join(' ')} `}
          <Time at={until} show="relative" now={now} />
        </>
      }
    />
  )
}
