import type { PlannedEvent, StoredPlan } from '@tagmason/domain'
import { Button, Card, Code, formatNumber, List, ListRow, toast, useLocale } from '@tagmason/ui'
import { Plus } from 'lucide-react'
import { useText } from '../../../language.ts'
import { shellText } from '../../../shell/texts.ts'
import { useAct } from '../../../workspace.tsx'
import { setupText } from '../../texts.ts'
import { triggerText } from '../triggerText.ts'
import { suggestionsText } from './texts.ts'

/** What the goals may also ask for, the likeliest first: one press adds it to the plan. */
export function Suggestions({ stored }: { stored: StoredPlan }) {
  const text = useText(suggestionsText)
  const { suggestions = [] } = stored.plan
  if (suggestions.length === 0) return null
  return (
    <Card level={3} title={text.title} detail={text.detail(suggestions.length)}>
      <List label={text.title}>
        {suggestions.map((event) => (
          <Suggestion key={event.id} event={event} stored={stored} />
        ))}
      </List>
    </Card>
  )
}

function Suggestion({ event, stored }: { event: PlannedEvent; stored: StoredPlan }) {
  const text = useText(suggestionsText)
  const texts = useText(setupText)
  const { undo } = useText(shellText)
  const locale = useLocale()
  const take = useAct('plans.takeSuggestion')
  const restore = useAct('plans.restore')
  const { id, name, because, confidence, trigger } = event
  const add = async () => {
    if (await take.run({ id })) toast.success(text.added(name), { action: { label: undo, onPress: () => void restore.run(stored) } })
  }
  return (
    <ListRow
      title={<Code>{name}</Code>}
      detail={[
        texts.plan.because(because.text),
        texts.plan.sure(formatNumber(confidence / 100, { as: 'percent', digits: 0 }, locale)),
        triggerText(trigger, texts, locale),
      ].join(' · ')}
      actions={
        <Button id={`take-${id}`} size="small" icon={Plus} busy={take.busy} blocked={take.blocked} label={text.addNamed(name)} onPress={() => void add()}>
          {text.add}
        </Button>
      }
    />
  )
}
