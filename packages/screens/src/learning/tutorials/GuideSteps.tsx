import { Alert, Button, Card, Checklist, Inline, LinkButton, Progress, Stack, Text } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { learningText } from '../texts.ts'
import { WrittenIn } from '../WrittenIn.tsx'

/** One step after the other, each on a real page; the place is kept for the member. */
export function GuideSteps({ id }: { id: string }) {
  const text = useText(learningText).tutorials.guide
  const { guide, steps, done } = useRead('tutorials.guide', { id })
  const keep = useAct('tutorials.keepStep')
  const set = (next: number) => void keep.run({ id, done: next })
  const step = steps[done]
  return (
    <Stack gap="m">
      <WrittenIn one />
      <Progress label={guide.title} bare value={done} max={steps.length} />
      {step === undefined ? (
        <Alert
          tone="positive"
          title={text.finished}
          detail={text.finishedDetail}
          actions={
            <Button size="small" busy={keep.busy} blocked={keep.blocked} onPress={() => set(0)}>
              {text.again}
            </Button>
          }
        />
      ) : (
        <Card
          level={2}
          title={step.title}
          detail={text.stepOf(done + 1, steps.length)}
          footer={
            <Inline>
              <Button size="small" look="plain" busy={keep.busy} blocked={done === 0 ? text.first : keep.blocked} onPress={() => set(done - 1)}>
                {text.back}
              </Button>
              <Inline>
                <LinkButton size="small" href={step.href}>
                  {text.open}
                </LinkButton>
                <Button size="small" tone="accent" look="solid" busy={keep.busy} blocked={keep.blocked} onPress={() => set(done + 1)}>
                  {text.done}
                </Button>
              </Inline>
            </Inline>
          }
        >
          <Text>{step.detail}</Text>
        </Card>
      )}
      <Checklist
        label={text.progress(done, steps.length)}
        states={text.states}
        items={steps.map(({ title }, place) => ({ text: title, done: place < done }))}
      />
      <Text size="small" tone="muted">
        {text.kept}
      </Text>
    </Stack>
  )
}
