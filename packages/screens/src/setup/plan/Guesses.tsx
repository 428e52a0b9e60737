import { guessOf, type StoredPlan } from '@tagmason/domain'
import { Alert, CopyButton, Inline, LinkButton } from '@tagmason/ui'
import { ScanSearch } from 'lucide-react'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { questionText } from './questionText.ts'
import { planText } from './texts.ts'

/** How many triggers of the plan rest on a guess, and the questions about all of them as one text to send. */
export function Guesses({ stored: { plan } }: { stored: StoredPlan }) {
  const { guess: words } = useText(planText)
  const snippets = useRead('plans.files')?.snippets.events ?? []
  const questions = plan.events.flatMap((event) => {
    const guess = event.enabled ? guessOf(event, plan) : null
    return guess === null ? [] : [{ event, guess }]
  })
  if (questions.length === 0) return null
  return (
    <Alert
      tone="caution"
      title={words.summary(questions.length)}
      detail={words.summaryDetail}
      actions={
        <Inline>
          <LinkButton size="small" icon={ScanSearch} href="/setup/screenshot?way=page">
            {words.look}
          </LinkButton>
          <CopyButton value={questionText(questions, snippets, plan.site, words)} label={words.copyAll} />
        </Inline>
      }
    />
  )
}
