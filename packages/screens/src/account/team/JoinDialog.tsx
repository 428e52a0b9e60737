import { Alert, Button, Dialog, Row, Stack, TextField, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useAct } from '../../workspace.tsx'
import { peopleText } from '../people/texts.ts'
import { teamText } from './texts.ts'

/** Where the link of an invitation leads: whoever came says who they are. */
export function JoinDialog() {
  const text = useText(teamText)
  const words = useText(peopleText)
  const [token, setToken] = useQuery('invitation')
  const { busy, run } = useAct('members.accept')
  const [firstName, setFirstName] = useState('')
  const [lastName, setLastName] = useState('')
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState(false)
  const missing = (name: string) => tried && name.trim() === '' && text.nameMissing
  const join = async () => {
    setTried(true)
    if (firstName.trim() === '' || lastName.trim() === '') return
    const outcome = await run({ token, firstName, lastName })
    setRefused(outcome === undefined)
    if (outcome === undefined) return
    toast.success(text.joined, { detail: text.joinedDetail(outcome.done.name) })
    setToken('')
  }
  return (
    <Dialog
      open={token !== ''}
      onClose={() => setToken('')}
      title={text.join}
      detail={text.joinDetail}
      busy={busy}
      onSubmit={() => void join()}
      actions={
        <>
          <Button onPress={() => setToken('')}>{words.cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={busy}>
            {text.joinNow}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        {refused && <Alert tone="critical" title={text.refused} detail={text.refusedDetail} />}
        <Row>
          <TextField
            required
            label={text.firstName}
            autoComplete="given-name"
            limit={100}
            value={firstName}
            error={missing(firstName)}
            onChange={setFirstName}
          />
          <TextField required label={text.lastName} autoComplete="family-name" limit={100} value={lastName} error={missing(lastName)} onChange={setLastName} />
        </Row>
      </Stack>
    </Dialog>
  )
}
