import type { ScreenshotResult } from '@tagmason/domain'
import { Badge, Button, Card, Empty, Inline, List, MenuButton, Time } from '@tagmason/ui'
import { Ellipsis, ListChecks, ScanSearch, SearchX, Trash2 } from 'lucide-react'
import { useText } from '../../language.ts'
import { useNavigation } from '../../navigation.tsx'
import { useNow } from '../../workspace.tsx'
import { ElementRow } from './ElementRow.tsx'
import { screenshotText } from './texts.ts'
import { useElements } from './useElements.ts'

/** What was found on the last picture. */
export function Elements({ result }: { result: ScreenshotResult | null }) {
  const text = useText(screenshotText)
  if (result === null)
    return (
      <Card level={2} title={text.elements} detail={text.elementsDetail}>
        <Empty icon={ScanSearch} title={text.notAnalyzed} detail={text.notAnalyzedDetail} />
      </Card>
    )
  return (
    <Card level={2} flush title={text.elements} detail={<Origin result={result} />} footer={<Actions result={result} />}>
      {result.elements.length === 0 ? (
        <Empty icon={SearchX} title={text.none} detail={text.noneDetail} />
      ) : (
        <List label={text.elements} look="flush">
          {result.elements.map((element) => (
            <ElementRow key={element.id} element={element} />
          ))}
        </List>
      )}
    </Card>
  )
}

/** Where the results are from, and that a sample is one. */
function Origin({ result: { stored } }: { result: ScreenshotResult }) {
  const text = useText(screenshotText)
  const now = useNow()
  return (
    <Inline gap="xs">
      {stored.sample && <Badge tone="accent">{text.sample}</Badge>}
      <span>
        {text.analyzed(stored.screenshot?.name ?? '')} <Time at={stored.analyzedAt} show="relative" now={now} />
        {stored.sample && ` · ${text.sampleDetail}`}
      </span>
    </Inline>
  )
}

function Actions({ result: { stored, elements } }: { result: ScreenshotResult }) {
  const text = useText(screenshotText)
  const { go } = useNavigation()
  const { add, clear } = useElements()
  const open = elements.filter((element) => !element.added)
  return (
    <Inline gap="xs">
      {open.length > 0 && (
        <Button size="small" busy={add.busy} blocked={add.blocked} onPress={() => void add.run(open)}>
          {text.addAll}
        </Button>
      )}
      <MenuButton
        label={text.more}
        icon={Ellipsis}
        size="small"
        items={[
          { label: text.openPlan, icon: ListChecks, onPress: () => go('/setup/natural-language') },
          { label: text.remove, icon: Trash2, blocked: clear.blocked, onPress: () => void clear.run(stored) },
        ]}
      />
    </Inline>
  )
}
