import { Inline, Spinner, Text, Time } from '@tagmason/ui'
import { useCallback } from 'react'
import { useText } from '../language.ts'
import { shellText } from '../shell/texts.ts'
import type { Answer, EntranceDoor, OpenedInvitation } from './door.tsx'
import { GateCard } from './GateCard.tsx'
import { GoneCard } from './GoneCard.tsx'
import { Newcomer } from './Newcomer.tsx'
import type { PageProps } from './pageProps.ts'
import { entranceText } from './texts.ts'
import { useAnswer } from './useAnswer.ts'

const incomplete: Answer<OpenedInvitation> = { refused: { code: 'notFound' } }

/** Who invites, as what, and who comes. */
export function Invitation({ state, name, token }: PageProps) {
  const text = useText(entranceText)
  const shell = useText(shellText)
  const ask = useCallback(async (door: EntranceDoor): Promise<Answer<OpenedInvitation>> => (token === '' ? incomplete : door.invitation(token)), [token])
  const { answer, again } = useAnswer(ask)
  if (answer === null)
    return (
      <Inline justify="center">
        <Spinner label={shell.loading} />
      </Inline>
    )
  if ('refused' in answer) return <GoneCard name={name} refused={answer.refused} onRetry={again} />
  const { email, role: named, from, expires } = answer.done
  const role = Object.entries(shell.roles).find(([each]) => each === named)?.[1] ?? named
  return (
    <GateCard
      name={name}
      title={text.join(name)}
      detail={from === null ? text.invited(role) : text.invitedBy(from, role)}
      footer={
        <Text size="small" tone="muted">
          {`${text.invitedAs} ${email} ${text.until} `}
          <Time at={expires} />
        </Text>
      }
    >
      <Newcomer
        least={state.passwordMinLength}
        label={text.accept}
        email={email}
        come={(door, { firstName, lastName, password }) => door.accept({ token, firstName, lastName, password })}
      />
    </GateCard>
  )
}
