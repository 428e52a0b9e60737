import { Button, FileDrop, Form, IconButton, Inline, Stack, Text, toast } from '@tagmason/ui'
import { ArrowLeft, ArrowRight, ScanSearch } from 'lucide-react'
import { useText } from '../../../language.ts'
import { useReadLater } from '../../../workspace.tsx'
import { Preview, ShowAll } from '../Preview.tsx'
import { screenshotText } from '../texts.ts'
import type { Pictures } from '../usePictures.ts'
import { ReadingBar } from './ReadingBar.tsx'
import { ownText } from './texts.ts'
import type { useReading } from './useReading.ts'

export interface PictureWayProps {
  pictures: Pictures
  reading: ReturnType<typeof useReading>
  /** The results are of this picture and show it: a preview would say it twice. */
  shown: boolean
}

/** Choosing pictures and having one after the other read on this device. */
export function PictureWay({ pictures: { pictures, at, picture, fault, choose, refuse, remove, go }, reading, shown }: PictureWayProps) {
  const base = useText(screenshotText)
  const text = useText(ownText)
  const vision = useReadLater('vision.settings')
  const { progress, blocked } = reading
  const busy = progress !== null
  const start = () => {
    if (picture === null) toast.error(base.missing)
    else void reading.read(picture)
  }
  return (
    <Form busy={busy} onSubmit={start}>
      <Stack gap="m">
        <FileDrop
          label={base.file}
          hint={base.hint}
          accept="image/*"
          multiple
          files={pictures}
          blocked={busy && text.wait}
          error={fault !== null && base.faults[fault]}
          onChoose={(files) => void choose(files)}
          onRefuse={() => refuse('unreadable')}
          onRemove={remove}
        />
        {pictures.length > 1 && (
          <Inline>
            <IconButton icon={ArrowLeft} look="quiet" size="small" label={text.previous} blocked={busy && text.wait} onPress={() => go(Math.max(0, at - 1))} />
            <Text inline>{text.place(at + 1, pictures.length)}</Text>
            <IconButton
              icon={ArrowRight}
              look="quiet"
              size="small"
              label={text.next}
              blocked={busy && text.wait}
              onPress={() => go(Math.min(pictures.length - 1, at + 1))}
            />
            <Text inline size="small" tone="muted">
              {picture?.name}
            </Text>
          </Inline>
        )}
        {picture !== null && !shown && <Preview picture={picture} />}
        {progress === null ? (
          <Inline justify="between">
            <Button type="submit" tone="accent" look={shown ? 'quiet' : 'solid'} icon={ScanSearch} blocked={blocked}>
              {base.analyze}
            </Button>
            {picture !== null && !shown && <ShowAll picture={picture} />}
          </Inline>
        ) : (
          <ReadingBar progress={progress} onCancel={reading.cancel} />
        )}
        <Text size="small" tone="muted">
          {vision?.on === true ? text.privacyBesides(vision.model) : text.privacy}
        </Text>
      </Stack>
    </Form>
  )
}
