import { Button, CopyField, Dialog, Link, Stack } from '@tagmason/ui'
import { useText } from '../../../language.ts'
import { articleHref } from '../../../learning/ArticleRow.tsx'
import { useRead } from '../../../workspace.tsx'
import { offeredCommands } from './offeredCommands.ts'
import { toolsText } from './texts.ts'

/** What runs on a developer's machine or in a pipeline, each command with what it answers and where it is described. */
export function Commands({ onClose }: { onClose(): void }) {
  const all = useText(toolsText)
  const text = all.commands
  const { project } = useRead('session.get')
  const website = useRead('projects.list').find(({ value }) => value === project)?.website
  return (
    <Dialog open onClose={onClose} size="large" title={text.title} detail={text.detail} actions={<Button onPress={onClose}>{all.close}</Button>}>
      <Stack gap="l">
        {offeredCommands(website ?? 'shop.example').map(({ id, command, article }) => (
          <CopyField
            key={id}
            label={text.titles[id]}
            hint={
              <>
                {text.answers[id]}{' '}
                <Link href={articleHref(article)} label={text.of(text.titles[id])}>
                  {text.documentation}
                </Link>
              </>
            }
            value={command}
          />
        ))}
      </Stack>
    </Dialog>
  )
}
