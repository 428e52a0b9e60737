import { Card, Empty } from '@tagmason/ui'
import { ScanSearch } from 'lucide-react'
import { useText } from '../../../language.ts'
import { screenshotText } from '../texts.ts'
import { ownText } from './texts.ts'

/** Where the elements will be. */
export function NothingYet({ busy }: { busy: boolean }) {
  const text = useText(screenshotText)
  const { looking, lookingDetail } = useText(ownText)
  return (
    <Card level={2} title={text.elements} detail={text.elementsDetail}>
      <Empty icon={ScanSearch} title={busy ? looking : text.notAnalyzed} detail={busy ? lookingDetail : text.notAnalyzedDetail} />
    </Card>
  )
}
