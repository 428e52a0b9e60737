import type { NlpResult } from '@tagmason/domain'
import { Button, Inline, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useAct } from '../../workspace.tsx'
import { aiText } from '../texts.ts'
import { CorrectDialog } from './CorrectDialog.tsx'
import { nlpText } from './texts.ts'
import { useOutput } from './useOutput.ts'

/** A person says whether a reading is right. */
export function ResultActions({ result }: { result: NlpResult }) {
  const text = useText(nlpText)
  const { of, undo } = useText(aiText)
  const confirm = useAct('nlp.confirm')
  const uncheck = useAct('nlp.uncheck')
  const [, open] = useQuery('id')
  const [correcting, setCorrecting] = useState(false)
  const { id, checked } = result
  const input = useOutput().briefOf(result.input)
  const right = async () => {
    if (!(await confirm.run({ id }))) return
    toast.success(text.confirmed, { detail: text.learns, action: { label: undo, onPress: () => void uncheck.run({ id }) } })
  }
  return (
    <Inline gap="xs">
      <Button size="small" look="plain" label={of(text.details, input)} onPress={() => open(id)}>
        {text.details}
      </Button>
      {checked === undefined && (
        <>
          <Button size="small" label={of(text.confirm, input)} busy={confirm.busy} blocked={confirm.blocked} onPress={() => void right()}>
            {text.confirm}
          </Button>
          <Button size="small" label={of(text.correct, input)} blocked={confirm.blocked} onPress={() => setCorrecting(true)}>
            {text.correct}
          </Button>
        </>
      )}
      <CorrectDialog result={result} open={correcting} onClose={() => setCorrecting(false)} />
    </Inline>
  )
}
