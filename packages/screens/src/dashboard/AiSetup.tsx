import { Button, Card, Form, Row, TextField, toast } from '@tagmason/ui'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../language.ts'
import { useNavigation } from '../navigation.tsx'
import { setupText } from '../setup/texts.ts'
import { dashboardText } from './texts.ts'

/** Carries a wish to Natural Language Setup, where its analysis starts at once. */
export function AiSetup() {
  const text = useText(dashboardText)
  const { empty } = useText(setupText).goals
  const { go } = useNavigation()
  const [goals, setGoals] = useState('')
  const process = () => {
    if (goals.trim() === '') toast.info(empty)
    else go('/setup/natural-language', { handover: { goals } })
  }
  return (
    <Card level={2} title={text.aiSetup} detail={text.aiSetupDetail}>
      <Form onSubmit={process}>
        <Row
          end={
            <Button type="submit" tone="accent" look="solid">
              {text.process}
            </Button>
          }
        >
          <TextField label={text.aiSetup} labelHidden icon={Sparkles} value={goals} onChange={setGoals} placeholder={text.aiSetupPlaceholder} />
        </Row>
      </Form>
    </Card>
  )
}
