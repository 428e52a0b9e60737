import { Bullets, Link, Section, Stack } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { ga4Text } from './texts.ts'

const reference = 'https://developers.google.com/analytics/devguides/config/admin/v1/rest'

/** The three ways in which a person has Google Analytics do what the calls say. */
export function HowToCall() {
  const text = useText(ga4Text)
  return (
    <Section level={2} size="body" title={text.howTo}>
      <Stack gap="s">
        <Bullets label={text.howTo} items={text.howToSteps} />
        <div>
          <Link href={reference} external>
            {text.reference}
          </Link>
        </div>
      </Stack>
    </Section>
  )
}
