import { Card, Checklist } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { screenshotText } from './texts.ts'

/** The way from a picture to events, and how far one has come. */
export function HowItWorks({ done }: { done: readonly boolean[] }) {
  const text = useText(screenshotText)
  return (
    <Card level={2} title={text.how}>
      <Checklist
        label={text.how}
        states={text.stepStates}
        items={text.steps.map(({ title, detail }, at) => ({ text: title, detail, done: done[at] ?? false }))}
      />
    </Card>
  )
}
