import type { Recommendation } from '@tagmason/domain'
import { Button, Inline, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { type Act, useAct } from '../../workspace.tsx'
import { aiText } from '../texts.ts'
import { DismissDialog } from './DismissDialog.tsx'
import { recommendationsText } from './texts.ts'

/** What can be done with a recommendation where it stands now; each step can be taken back. */
export function RecommendationActions({ recommendation: { id, status, dismissed }, title }: { recommendation: Recommendation; title: string }) {
  const text = useText(recommendationsText)
  const { of, undo } = useText(aiText)
  const start = useAct('recommendations.start')
  const implement = useAct('recommendations.implement')
  const stepBack = useAct('recommendations.stepBack')
  const restore = useAct('recommendations.restore')
  const [, open] = useQuery('id')
  const [dismissing, setDismissing] = useState(false)
  const back = { label: undo, onPress: () => void stepBack.run({ id }) }

  const step = async (
    act: Act<'recommendations.start' | 'recommendations.implement' | 'recommendations.stepBack' | 'recommendations.restore'>,
    said: string,
    more = {},
  ) => {
    if (await act.run({ id })) toast.success(said, { detail: title, ...more })
  }
  const button = (words: string, act: { busy: boolean; blocked: string | false }, onPress: () => void) => (
    <Button size="small" label={of(words, title)} busy={act.busy} blocked={act.blocked} onPress={onPress}>
      {words}
    </Button>
  )
  const isNew = dismissed === undefined && status === 'new'
  const isOpen = dismissed === undefined && status === 'in-progress'

  return (
    <Inline gap="xs">
      <Button size="small" look="plain" label={of(text.evidence, title)} onPress={() => open(id)}>
        {text.evidence}
      </Button>
      {(isNew || isOpen) && button(text.dismiss, { ...start, busy: false }, () => setDismissing(true))}
      {isNew && button(text.start, start, () => void step(start, text.started, { action: back }))}
      {isOpen && button(text.markImplemented, implement, () => void step(implement, text.done, { detail: text.doneDetail, action: back }))}
      {dismissed === undefined && status === 'implemented' && button(text.reopen, stepBack, () => void step(stepBack, text.reopened))}
      {dismissed !== undefined && button(text.restore, restore, () => void step(restore, text.restored))}
      <DismissDialog id={id} title={title} open={dismissing} onClose={() => setDismissing(false)} />
    </Inline>
  )
}
