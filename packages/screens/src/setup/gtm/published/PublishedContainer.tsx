import { mostContainerFileBytes, type PublishedReview } from '@tagmason/domain'
import { Button, Dialog, FileDrop, Form, Segments, Stack, TextField, toast } from '@tagmason/ui'
import { ScanSearch } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../language.ts'
import { useNavigation } from '../../../navigation.tsx'
import { useAct } from '../../../workspace.tsx'
import { useOnOpen } from '../../../useOnOpen.ts'
import { gtmText } from '../texts.ts'
import { DecodedContainer } from './DecodedContainer.tsx'
import { publishedText } from './texts.ts'

type Way = 'address' | 'script'

/** Reads what a site loads from Google, shows what could be made of it, and opens it like an imported container. */
export function PublishedContainer({ open, onClose }: { open: boolean; onClose(): void }) {
  const all = useText(gtmText)
  const text = useText(publishedText)
  const { path, go } = useNavigation()
  const [way, setWay] = useState<Way>('address')
  const [from, setFrom] = useState('')
  const [script, setScript] = useState<File | null>(null)
  const [refused, setRefused] = useState('')
  const [review, setReview] = useState<PublishedReview | null>(null)
  const read = useAct('containers.readPublished', ([issue]) => {
    const why = text.problems[issue?.message ?? '']
    setRefused(why ?? '')
    return why !== undefined
  })
  const openIt = useAct('containers.import')
  const begin = (next: Way) => {
    setWay(next)
    setScript(null)
    setRefused('')
    setReview(null)
  }
  useOnOpen(open, () => {
    begin('address')
    setFrom('')
  })
  const ask = async (input: Parameters<typeof read.run>[0]) => {
    setRefused('')
    setReview((await read.run(input))?.done ?? null)
  }
  const askAddress = () => {
    if (from.trim() === '') setRefused(text.missing)
    else if (!/^https?:\/\//i.test(from.trim()) && !/^(?:GTM|G|GT|AW|DC)-[A-Z0-9]{4,14}$/i.test(from.trim())) setRefused(text.wrong)
    else void ask({ from: from.trim() })
  }
  const take = async (chosen: File) => {
    setScript(chosen)
    await ask({ fileName: chosen.name, text: await chosen.text() })
  }
  const submit = async () => {
    if (review === null) return
    const done = await openIt.run({ upload: review.upload, into: review.containerId, mode: 'overwrite' })
    if (done === undefined) return
    toast.success(text.opened(review.containerId), { detail: text.openedDetail })
    go(`${path}?id=${review.containerId}`, { replace: true })
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      title={all.published}
      detail={text.detail}
      busy={read.busy || openIt.busy}
      actions={
        <>
          <Button onPress={onClose}>{all.cancel}</Button>
          {review !== null && (
            <Button tone="accent" look="solid" busy={openIt.busy} blocked={openIt.blocked} onPress={() => void submit()}>
              {text.open}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="m">
        <div>
          <Segments<Way>
            label={text.way}
            value={way}
            options={[
              { value: 'address', label: text.byAddress },
              { value: 'script', label: text.byScript },
            ]}
            onChange={begin}
          />
        </div>
        {way === 'address' ? (
          <Form busy={read.busy} onSubmit={askAddress}>
            <Stack gap="s">
              <TextField
                label={text.from}
                hint={text.fromHint}
                placeholder={all.containerIdExample}
                blocked={read.blocked}
                error={refused}
                value={from}
                onChange={(next) => {
                  setFrom(next)
                  setReview(null)
                }}
              />
              <div>
                <Button type="submit" icon={ScanSearch} busy={read.busy} blocked={read.blocked}>
                  {read.busy ? text.reading : text.read}
                </Button>
              </div>
            </Stack>
          </Form>
        ) : (
          <FileDrop
            label={text.script}
            hint={text.scriptHint}
            accept=".js,.txt,.html"
            maxBytes={mostContainerFileBytes}
            blocked={read.blocked}
            error={refused}
            files={script === null ? [] : [script]}
            onChoose={([chosen]) => void (chosen !== undefined && take(chosen))}
          />
        )}
        {review !== null && <DecodedContainer review={review} />}
      </Stack>
    </Dialog>
  )
}
