import { Button, Card, Form, Skeleton, Stack, TextField } from '@tagmason/ui'
import { Suspense, useState } from 'react'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { certificationText } from './texts.ts'
import { Verified } from './Verified.tsx'

/** The longest number that is looked up. */
const most = 60

/** Says whether a certificate that somebody was shown is what it says. */
export function Verify() {
  const { verify: text } = useText(certificationText)
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const [tried, setTried] = useState(false)
  const submit = () => {
    setTried(true)
    setAsked(typed.trim().slice(0, most))
  }
  return (
    <Card level={2} title={text.title} detail={text.detail}>
      <Stack gap="m">
        <Form label={text.title} onSubmit={submit} actions={<Button type="submit">{text.action}</Button>}>
          <TextField
            label={text.label}
            hint={text.hint}
            value={typed}
            error={tried && typed.trim() === '' && text.missing}
            onChange={(next) => {
              setTyped(next)
              setAsked('')
            }}
          />
        </Form>
        {asked !== '' && (
          <Guard key={asked}>
            <Suspense fallback={<Skeleton shape="text" />}>
              <Verified credentialId={asked} />
            </Suspense>
          </Guard>
        )}
      </Stack>
    </Card>
  )
}
