import type { StoredPlan } from '@tagmason/domain'
import { Button, Card, ChoiceChips, Form, formatNumber, Hidden, Inline, Show, Stack, Text, TextArea, toast, useLocale } from '@tagmason/ui'
import { Sparkles } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../language.ts'
import { useNavigation } from '../../navigation.tsx'
import { shellText } from '../../shell/texts.ts'
import { useAct } from '../../workspace.tsx'
import { setupText } from '../texts.ts'
import { goalsDraft } from './goalsDraft.ts'

/** As many characters as the door takes. */
const most = 20_000

const handedOver = (handover: unknown): string | null =>
  typeof handover === 'object' && handover !== null && 'goals' in handover && typeof handover.goals === 'string' ? handover.goals : null

/** Goals in plain words. What another screen handed over is analyzed at once; a plan that was there before can be had back. */
export function GoalsForm({ stored, project }: { stored: StoredPlan | null; project: string }) {
  const { goals: text, plan } = useText(setupText)
  const { undo } = useText(shellText)
  const locale = useLocale()
  const { path, handover, go } = useNavigation()
  const generate = useAct('plans.generate')
  const restore = useAct('plans.restore')
  const before = stored?.plan.goals ?? ''
  const handed = handedOver(handover)
  const [goals, setGoals] = useState(handed ?? goalsDraft.read(project) ?? before)
  const [seen, setSeen] = useState(before)
  const started = useRef(false)

  // Another plan, or none, brings other goals, but never over what is being typed. The form stays the same one, so that focus stays on its button.
  if (before !== seen) {
    setSeen(before)
    if (goals === seen) setGoals(before)
  }
  const type = (typed: string) => {
    setGoals(typed)
    goalsDraft.write(project, typed)
  }

  const analyze = async (wanted: string) => {
    if (wanted.trim() === '') return toast.info(text.empty)
    if (wanted.length > most) return
    goalsDraft.write(project, wanted)
    const result = await generate.run({ goals: wanted })
    if (result === undefined) return
    goalsDraft.clear(project)
    const more = stored === null ? {} : { action: { label: undo, onPress: () => void restore.run(stored) } }
    if (result.done.plan.events.length === 0) toast.info(plan.nothing, more)
    else toast.success(text.done, more)
  }

  useEffect(() => {
    if (handed === null || started.current) return
    started.current = true
    // Taken once: a reload must not analyze again.
    go(path, { replace: true })
    void analyze(handed)
  })

  return (
    <Card>
      <Form busy={generate.busy} onSubmit={() => void analyze(goals)}>
        <Stack gap="m">
          <TextArea
            label={text.label}
            hint={text.intro}
            error={goals.length > most && text.tooLong(formatNumber(most, {}, locale))}
            blocked={generate.blocked}
            value={goals}
            onChange={type}
            placeholder={text.placeholder}
            rows={6}
            mostRows={16}
            onSubmit={() => void analyze(goals)}
          />
          <ChoiceChips
            label={text.examples}
            choices={text.exampleGoals.map(({ label, text: value }) => ({ value, label }))}
            blocked={generate.blocked}
            onChoose={type}
          />
          <Inline gap="s">
            <Button type="submit" tone="accent" look="solid" icon={Sparkles} busy={generate.busy} blocked={generate.blocked}>
              {generate.busy ? text.analyzing : text.generate}
            </Button>
            <Show from="tablet">
              <Text size="small" tone="muted">
                {text.shortcut('Ctrl+Enter')}
              </Text>
            </Show>
            <Hidden announce="status">{generate.busy && text.analyzing}</Hidden>
          </Inline>
        </Stack>
      </Form>
    </Card>
  )
}
