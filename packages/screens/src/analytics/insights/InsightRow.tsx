import type { AIInsight } from '@tagmason/domain'
import { Badge, Button, formatNumber, Inline, ListRow, MenuButton, Stack, Text, toast, useLocale } from '@tagmason/ui'
import { Ellipsis, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { shellText } from '../../shell/texts.ts'
import { useAct } from '../../workspace.tsx'
import { Became } from './Became.tsx'
import { ImplementDialog } from './ImplementDialog.tsx'
import { insightsText } from './texts.ts'
import { gradeTone, impactTone, typeTone } from './tones.ts'

/** One insight: what it is about, how sure and how important it is, and what can be made of it. */
export function InsightRow({ insight, isNew }: { insight: AIInsight; isNew: boolean }) {
  const text = useText(insightsText)
  const { undo } = useText(shellText)
  const locale = useLocale()
  const dismiss = useAct('insights.dismiss')
  const putBack = useAct('insights.putBack')
  const implement = useAct('insights.implement')
  const [, open] = useQuery('id')
  const [implementing, setImplementing] = useState(false)
  const { id, title, description, timeframe, type, impact, category, confidence, status, grade } = insight

  const dismissIt = async () => {
    if (await dismiss.run({ id })) toast.success(text.dismissed, { detail: title, action: { label: undo, onPress: () => void putBack.run({ id }) } })
  }
  const putItBack = async () => {
    if (await putBack.run({ id })) toast.success(text.isBack, { detail: title })
  }

  return (
    <ListRow
      align="start"
      title={title}
      facts={
        <>
          <Badge tone={typeTone[type]}>{text.types[type]}</Badge>
          <Badge tone={impactTone[impact]}>{text.impacts[impact]}</Badge>
          {isNew && <Badge tone="accent">{text.isNew}</Badge>}
          {grade !== undefined && <Badge tone={gradeTone[grade.outcome]}>{text.grades[grade.outcome]}</Badge>}
          {status === 'implemented' && <Badge tone="positive">{text.statuses.implemented}</Badge>}
        </>
      }
      detail={
        <Stack gap="xxs">
          <Text measure>{description}</Text>
          <Text size="small" tone="muted">
            {[text.sure(formatNumber(confidence / 100, { as: 'percent', digits: 0 }, locale)), text.categories[category], timeframe].join(' · ')}
          </Text>
          <Became insight={insight} />
        </Stack>
      }
      actions={
        <Inline gap="xs" wrap={false}>
          <Button size="small" look="plain" label={text.of(text.more, title)} onPress={() => open(id)}>
            {text.more}
          </Button>
          {status === 'open' && (
            <>
              <Button size="small" label={text.of(text.implement, title)} blocked={implement.blocked} onPress={() => setImplementing(true)}>
                {text.implement}
              </Button>
              <MenuButton
                size="small"
                icon={Ellipsis}
                label={text.of(text.moreActions, title)}
                items={[{ label: text.dismiss, icon: EyeOff, blocked: dismiss.blocked, onPress: () => void dismissIt() }]}
              />
            </>
          )}
          {status === 'dismissed' && (
            <Button size="small" label={text.of(text.putBack, title)} busy={putBack.busy} blocked={putBack.blocked} onPress={() => void putItBack()}>
              {text.putBack}
            </Button>
          )}
          <ImplementDialog insight={insight} open={implementing} onClose={() => setImplementing(false)} />
        </Inline>
      }
    />
  )
}
