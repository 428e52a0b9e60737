import type { FindingFeedback } from '@tagmason/domain'
import { Button, Card, List, ListRow } from '@tagmason/ui'
import { Download } from 'lucide-react'
import { download } from '../../download.ts'
import { useText } from '../../language.ts'
import { Meta } from '../../Meta.tsx'
import { useAct } from '../../workspace.tsx'
import { feedbackText } from './texts.ts'

/** What people said of the elements that were found on screenshots; nothing where nobody has said anything yet. */
export function Findings({ findings: { bands, corrections } }: { findings: FindingFeedback }) {
  const text = useText(feedbackText)
  const labels = useAct('screenshots.labels')
  if (bands.length === 0 && corrections.length === 0) return null
  const save = async () => {
    const result = await labels.run()
    if (result !== undefined) download(result.done.fileName, result.done.text, 'application/jsonl')
  }
  return (
    <Card
      level={2}
      title={text.findings}
      detail={text.findingsDetail}
      flush
      footer={
        <Button size="small" icon={Download} busy={labels.busy} blocked={labels.blocked} onPress={() => void save()}>
          {text.labels}
        </Button>
      }
    >
      <List label={text.findings} look="flush">
        {bands.map(({ from, to, type, text: words }) => (
          <ListRow
            key={from}
            title={text.band(from, to)}
            detail={
              <Meta>
                {type.judged > 0 && text.typeRight(type.right, type.judged)}
                {words.judged > 0 && text.textRight(words.right, words.judged)}
              </Meta>
            }
          />
        ))}
        {corrections.length > 0 && (
          <ListRow
            title={text.corrected}
            detail={
              <Meta>
                {corrections.map(({ field, count }) => (
                  <span key={field}>{`${text.fields[field]}: ${count}`}</span>
                ))}
              </Meta>
            }
          />
        )}
      </List>
    </Card>
  )
}
