import { Button, FileDrop, Form, Hidden, Inline, Stack, toast } from '@tagmason/ui'
import { ScanSearch } from 'lucide-react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { Preview, ShowAll } from './Preview.tsx'
import { screenshotText } from './texts.ts'
import type { Pictures } from './usePictures.ts'

/** Choosing a picture, seeing it, and having the sample answer it. */
export function Upload({ pictures, picture, fault, choose, refuse, remove }: Pictures) {
  const text = useText(screenshotText)
  const analyze = useAct('screenshots.analyze')
  const start = async () => {
    if (picture === null) return toast.error(text.missing)
    const { url: _url, file: _file, ...screenshot } = picture
    if (await analyze.run(screenshot)) toast.success(text.done)
  }
  return (
    <Form busy={analyze.busy} onSubmit={() => void start()}>
      <Stack gap="m">
        <FileDrop
          label={text.file}
          hint={text.hint}
          accept="image/*"
          files={pictures}
          error={fault !== null && text.faults[fault]}
          onChoose={(files) => void choose(files)}
          onRefuse={() => refuse('unreadable')}
          onRemove={remove}
        />
        {picture !== null && <Preview picture={picture} />}
        <Inline justify="between">
          <Button type="submit" tone="accent" look="solid" icon={ScanSearch} busy={analyze.busy} blocked={analyze.blocked}>
            {analyze.busy ? text.analyzing : text.analyze}
          </Button>
          {picture !== null && <ShowAll picture={picture} />}
        </Inline>
        <Hidden announce="status">{analyze.busy && text.analyzing}</Hidden>
      </Stack>
    </Form>
  )
}
