import { Card, LinkButton, List, ListRow } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { nextStepsText } from './texts.ts'

const steps = [
  ['importing', '/setup/gtm?do=deploy'],
  ['installing', '/setup'],
  ['testing', '/setup/gtm?do=preview'],
] as const

/** What follows a plan that is applied: its tags go into a container, the code onto the site, and a visit shows that both work. */
export function NextSteps() {
  const text = useText(nextStepsText)
  return (
    <Card level={3} title={text.title} detail={text.detail} flush>
      <List label={text.title} look="flush">
        {steps.map(([step, href]) => (
          <ListRow
            key={step}
            title={text[step].title}
            detail={text[step].detail}
            actions={
              <LinkButton href={href} size="small">
                {text[step].link}
              </LinkButton>
            }
          />
        ))}
      </List>
    </Card>
  )
}
