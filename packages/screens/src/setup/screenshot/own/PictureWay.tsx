import { type Language, languages } from '@tagmason/domain'
import { Button, FileDrop, Form, Inline, Select, Stack, Text, toast } from '@tagmason/ui'
import { ScanSearch } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useText } from '../../../language.ts'
import { shellText } from '../../../shell/texts.ts'
import { useReadLater } from '../../../workspace.tsx'
import { Preview, ShowAll } from '../Preview.tsx'
import { screenshotText } from '../texts.ts'
import type { Pictures } from '../usePictures.ts'
import { PictureTurns } from './PictureTurns.tsx'
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
  const { languages: names } = useText(shellText)
  const vision = useReadLater('vision.settings')
  const { progress, blocked } = reading
  const busy = progress !== null
  const was = useRef(busy)
  const analyze = useRef<HTMLButtonElement>(null)
  // The way to cancel goes with the reading; whoever stood on it stands where the next reading begins.
  useEffect(() => {
    if (!busy && document.activeElement === document.body && was.current) analyze.current?.focus({ preventScroll: true })
    was.current = busy
  }, [busy])
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
        {pictures.length > 1 && <PictureTurns at={at} all={pictures.length} name={picture?.name} waits={busy && text.wait} onGo={go} />}
        <Select<Language>
          label={text.pageLanguage}
          hint={text.pageLanguageHint}
          options={languages.map((value) => ({ value, label: names[value] }))}
          value={reading.language}
          onChange={reading.chooseLanguage}
        />
        {picture !== null && !shown && <Preview picture={picture} />}
        {progress !== null && <ReadingBar progress={progress} onCancel={reading.cancel} />}
        <Inline justify="between">
          <Button ref={analyze} type="submit" tone="accent" look={shown ? 'quiet' : 'solid'} icon={ScanSearch} busy={busy} blocked={blocked}>
            {busy ? base.analyzing : base.analyze}
          </Button>
          {picture !== null && !shown && <ShowAll picture={picture} />}
        </Inline>
        <Text size="small" tone="muted">
          {vision?.on === true ? text.privacyBesides(vision.model) : text.privacy}
        </Text>
      </Stack>
    </Form>
  )
}
