import type { FeedbackKind } from '@tagmason/domain'
import { Alert, Select, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { aiText } from '../texts.ts'
import { useWording } from '../useWording.ts'
import { RateDialog } from './RateDialog.tsx'
import { feedbackText } from './texts.ts'

const nothing = { feedback: '', result: '' } as const

/** Gives an opinion on a recommendation that nobody has rated yet. */
export function RateSuggestion({ open, onClose }: { open: boolean; onClose(): void }) {
  const text = useText(feedbackText)
  const { undo } = useText(aiText)
  const { titleOf } = useWording()
  const { rows, unrated } = useRead('feedback.list')
  const rate = useAct('feedback.rateSuggestion')
  const remove = useAct('feedback.remove')
  const [chosen, setChosen] = useState('')
  const nothingLeft = unrated.length === 0 && (rows.length === 0 ? text.nothingYet : text.nothingToRate)
  const found = unrated.find((each) => each.id === chosen)
  const save = async (opinion: { feedback: FeedbackKind; result: string }) => {
    const outcome = found && (await rate.run({ id: found.id, ...opinion }))
    if (outcome === undefined) return
    const { id } = outcome.done
    toast.success(text.saved, { detail: titleOf(found?.title ?? '', found?.rule), action: { label: undo, onPress: () => void remove.run({ id }) } })
    setChosen('')
    onClose()
  }
  return (
    <RateDialog
      title={text.rateTitle}
      initial={nothing}
      open={open}
      act={{ ...rate, blocked: rate.blocked || nothingLeft }}
      onClose={onClose}
      onSave={(opinion) => void save(opinion)}
    >
      {(tried) =>
        nothingLeft ? (
          <Alert title={nothingLeft} />
        ) : (
          <Select
            label={text.suggestion}
            placeholder={text.choose}
            value={found?.id ?? ''}
            error={tried && found === undefined && text.noSuggestion}
            onChange={setChosen}
            options={unrated.map(({ id, title, rule }) => ({ value: id, label: titleOf(title, rule) }))}
          />
        )
      }
    </RateDialog>
  )
}
