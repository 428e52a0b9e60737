import type { Language } from '@tagmason/domain'
import { GateFrame, Inline, Spinner } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { shellText } from '../../shell/texts.ts'
import type { SharedRefusal } from './answers.ts'
import { BrandMark } from './BrandMark.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { SharedFigures } from './SharedFigures.tsx'
import { SharedGate } from './SharedGate.tsx'
import { SharedPassword } from './SharedPassword.tsx'
import type { Shared } from './useShared.ts'

interface SharedAnswerViewProps {
  token: string
  /** Of the account, or the product's. */
  name: string
  shared: Shared
  embedded: boolean
  onSpeak(language: Language): void
}

/** What was shared, or the one card that stands in its place. */
export function SharedAnswerView({ token, name, shared, embedded, onSpeak }: SharedAnswerViewProps) {
  const shell = useText(shellText)
  const { answer, busy, ask } = shared
  const [asks, setAsks] = useState(false)
  const refused = answer !== null && 'refused' in answer ? answer.refused : null
  // Who was asked once goes on being asked: too many tries and a lost answer leave the field where it is.
  if (refused !== null && asksFor(refused) && !asks) setAsks(true)
  const brand = embedded ? null : <BrandMark name={name} />
  const actions = embedded ? null : <LanguageMenu onSpeak={onSpeak} />
  if (answer !== null && 'done' in answer) return <SharedFigures shared={answer.done} name={name} brand={brand} actions={actions} />
  const field = asks && refused !== null && (asksFor(refused) || passes(refused))
  return (
    <GateFrame busy={refused === null} brand={brand} actions={actions}>
      {refused === null ? (
        <Inline justify="center">
          <Spinner label={shell.loading} />
        </Inline>
      ) : field ? (
        <SharedPassword name={name} refused={refused} busy={busy} onEnter={ask} />
      ) : (
        <SharedGate name={name} token={token} refused={refused} busy={busy} onRetry={() => ask()} />
      )}
    </GateFrame>
  )
}

const asksFor = ({ code }: SharedRefusal) => code === 'passwordNeeded' || code === 'passwordWrong'
const passes = ({ code }: SharedRefusal) => code === 'tooMany' || code === 'unavailable'
