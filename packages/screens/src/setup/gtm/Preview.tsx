import { Button, Drawer, Form, Row, Skeleton, Stack, TextField } from '@tagmason/ui'
import { Suspense, useState } from 'react'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { useReadLater } from '../../workspace.tsx'
import { useOnOpen } from '../useOnOpen.ts'
import { PreviewedTags } from './PreviewedTags.tsx'
import { gtmText } from './texts.ts'

/** Whether words are a web address, with or without what stands before `//`. */
const isAddress = (typed: string) => /\S\.\S|localhost/.test(typed) && URL.canParse(/^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`)

/** Works out what the generated tags would do on a page of the member's site. */
export function Preview({ open, onClose }: { open: boolean; onClose(): void }) {
  const text = useText(gtmText)
  const project = useReadLater('session.get')?.project
  const site = useReadLater('projects.list')?.find((each) => each.value === project)?.website ?? ''
  const [typed, setTyped] = useState(site)
  const [address, setAddress] = useState(site)
  const [wrong, setWrong] = useState(false)
  useOnOpen(open, () => {
    setTyped(site)
    setAddress(site)
    setWrong(false)
  })
  const show = () => {
    const good = isAddress(typed.trim())
    setWrong(!good)
    if (good) setAddress(typed.trim())
  }
  return (
    <Drawer open={open} onClose={onClose} size="large" title={text.preview} detail={text.tryOut.detail}>
      <Stack gap="m">
        <Form label={text.preview} onSubmit={show}>
          <Row end={<Button type="submit">{text.tryOut.show}</Button>}>
            <TextField label={text.tryOut.address} type="url" error={wrong && text.tryOut.invalid} value={typed} onChange={setTyped} />
          </Row>
        </Form>
        {open && address !== '' && (
          <Guard>
            <Suspense fallback={<Skeleton shape="text" />}>
              <PreviewedTags address={address} />
            </Suspense>
          </Guard>
        )}
      </Stack>
    </Drawer>
  )
}
