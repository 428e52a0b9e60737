import { LinkButton } from '@tagmason/ui'
import { useText } from '../language.ts'
import { GateCard } from './GateCard.tsx'
import { Newcomer } from './Newcomer.tsx'
import type { PageProps } from './pageProps.ts'
import { entranceText } from './texts.ts'

/** The first owner of a server, by the link that it writes when it starts. */
export function Welcome({ state, name, token }: PageProps) {
  const text = useText(entranceText)
  if (token === '' || !state.setup)
    return (
      <GateCard name={name} title={text.linkEnded} detail={text.setUpEnded}>
        <LinkButton href="/sign-in" full>
          {text.toSignIn}
        </LinkButton>
      </GateCard>
    )
  return (
    <GateCard name={name} title={text.welcome(name)} detail={text.welcomeDetail}>
      <Newcomer least={state.passwordMinLength} label={text.setUp} come={(door, who) => door.setUp({ token, ...who })} />
    </GateCard>
  )
}
