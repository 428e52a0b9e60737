import { Alert, Button, Card, FileDrop, Form, Hidden, Inline, LinkButton, Stack, toast } from '@tagmason/ui'
import { ScanSearch } from 'lucide-react'
import { useText } from '../../language.ts'
import { useAct, useSpace } from '../../workspace.tsx'
import { Preview, ShowAll } from './Preview.tsx'
import { screenshotText } from './texts.ts'
import type { usePicture } from './usePicture.ts'

/** Choosing a picture, seeing it, and having it looked at. */
export function Upload({ picture, fault, choose, refuse, remove }: ReturnType<typeof usePicture>) {
  const text = useText(screenshotText)
  const real = useSpace() === 'real'
  const analyze = useAct('screenshots.analyze')
  const start = async () => {
    if (picture === null) return toast.error(text.missing)
    const { url: _url, ...screenshot } = picture
    if (await analyze.run(screenshot)) toast.success(text.done)
  }
  return (
    <Card level={2} title={text.upload} detail={text.uploadDetail}>
      <Form busy={analyze.busy} onSubmit={() => void start()}>
        <Stack gap="m">
          {real && <NotYet />}
          <FileDrop
            label={text.file}
            hint={text.hint}
            accept="image/*"
            files={picture === null ? [] : [picture]}
            error={fault !== null && text.faults[fault]}
            onChoose={([file]) => file && void choose(file)}
            onRefuse={() => refuse('unreadable')}
            onRemove={remove}
          />
          {picture !== null && <Preview picture={picture} />}
          <Inline justify="between">
            <Button
              type="submit"
              tone="accent"
              look="solid"
              icon={ScanSearch}
              busy={analyze.busy}
              blocked={analyze.blocked || (real && picture !== null && text.notYet)}
            >
              {analyze.busy ? text.analyzing : text.analyze}
            </Button>
            {picture !== null && <ShowAll picture={picture} />}
          </Inline>
          <Hidden announce="status">{analyze.busy && text.analyzing}</Hidden>
        </Stack>
      </Form>
    </Card>
  )
}

/** Nothing is pretended where nothing can be found. */
function NotYet() {
  const text = useText(screenshotText)
  return (
    <Alert
      title={text.notYet}
      detail={text.notYetDetail}
      actions={
        <LinkButton size="small" href="/setup/natural-language">
          {text.describe}
        </LinkButton>
      }
    />
  )
}
