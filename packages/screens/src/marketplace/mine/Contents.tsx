import { Button, Inline, Section, Stack, Tags, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { Findings } from '../../setup/gtm/Findings.tsx'
import { useAct, useRead } from '../../workspace.tsx'
import { SourceFields } from '../SourceFields.tsx'
import { marketplaceText } from '../texts.ts'
import { useSource } from '../useSource.ts'
import { mineText } from './texts.ts'

/** What the template would bring, and the way to bring something else. */
export function Contents({ id }: { id: string }) {
  const { editor: text } = useText(mineText)
  const { contents, findings } = useRead('templates.draft', { id })
  const { tags } = contents
  // An event with several triggers stands there once for each.
  const events = [...new Set(contents.events)]
  const [replacing, setReplacing] = useState(false)
  return (
    <Section
      title={text.contents}
      detail={events.length + tags === 0 ? text.nothing : text.holds(events.length, tags)}
      size="large"
      actions={
        !replacing && (
          <Button size="small" onPress={() => setReplacing(true)}>
            {text.replace}
          </Button>
        )
      }
    >
      <Stack gap="m">
        {events.length > 0 && <Tags label={text.contents} items={events} />}
        {findings.length > 0 && <Findings label={text.findings} findings={findings} />}
        {replacing && <Replace id={id} onDone={() => setReplacing(false)} />}
      </Stack>
    </Section>
  )
}

function Replace({ id, onDone }: { id: string; onDone(): void }) {
  const words = useText(marketplaceText)
  const { editor: text } = useText(mineText)
  const source = useSource()
  const edit = useAct('templates.edit', source.says)
  const submit = async () => {
    const content = await source.read()
    if (content === undefined || !(await edit.run({ id, change: { content } }))) return
    toast.success(text.replaced)
    onDone()
  }
  return (
    <Stack gap="m">
      <SourceFields source={source} />
      <Inline gap="xs">
        <Button busy={edit.busy} blocked={edit.blocked} onPress={() => void submit()}>
          {text.replace}
        </Button>
        <Button look="plain" onPress={onDone}>
          {words.cancel}
        </Button>
      </Inline>
    </Stack>
  )
}
