import { Button, Empty } from '@tagmason/ui'
import { Archive, Lightbulb, ScanSearch } from 'lucide-react'
import { useText } from '../../language.ts'
import { recommendationsText } from './texts.ts'
import type { useFind } from './useFind.ts'

/** Nothing recommended yet, or nothing set aside. */
export function NoRecommendations({ dismissed, find }: { dismissed: boolean; find: ReturnType<typeof useFind> }) {
  const text = useText(recommendationsText)
  if (dismissed) return <Empty icon={Archive} title={text.noneDismissed} detail={text.noneDismissedDetail} />
  return (
    <Empty
      icon={Lightbulb}
      title={text.empty}
      detail={text.emptyDetail}
      actions={
        <Button icon={ScanSearch} busy={find.busy} blocked={find.blocked} onPress={find.press}>
          {text.find}
        </Button>
      }
    />
  )
}
