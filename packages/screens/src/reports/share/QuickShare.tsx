import { isAddress, needsOf, offAmong, type QuickShareReport, quickShareReports } from '@tagmason/domain'
import { Button, Card, CopyField, Form, IconButton, Row, Select, Stack, TextField, toast } from '@tagmason/ui'
import { Copy, Link2 } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { shareText } from './texts.ts'

/** A link to a report in a moment. */
export function QuickShare() {
  const text = useText(shareText)
  const { options, mail } = useRead('shares.list')
  const generate = useAct('shares.generateLink')
  const [report, setReport] = useState<QuickShareReport>('executive-summary')
  const [email, setEmail] = useState('')
  // It leads to what the form says, so it goes with the first change.
  const [link, setLink] = useState('')
  const [tried, setTried] = useState(false)
  const address = email.trim()
  const wrong = address !== '' && !isAddress(address)
  const off = offAmong(options, needsOf({ audience: address === '' ? 'anyone' : 'people', accessType: 'View Only' }, true))
  const submit = async () => {
    setTried(true)
    if (wrong) return
    const made = await generate.run({ report, email: address })
    if (made === undefined) return
    const { shareLink } = made.done
    setLink(shareLink ?? '')
    setTried(false)
    if (shareLink === null) toast.info(text.kept, { detail: text.keptDetail })
    else if (address === '') toast.success(text.generated, { detail: text.quickReports[report] })
    else toast.success(text.generated, { detail: mail === 'notConfigured' ? text.notMailed(address) : text.sent(address) })
  }
  return (
    <Card level={2} region title={text.quickShare} detail={text.quickShareDetail}>
      <Form
        busy={generate.busy}
        onSubmit={() => void submit()}
        actions={
          <Button type="submit" icon={Link2} busy={generate.busy} blocked={generate.blocked || (off !== null && text.needs(text.optionNames[off]))}>
            {text.generate}
          </Button>
        }
      >
        <Stack gap="m">
          <Select
            label={text.report}
            value={report}
            options={quickShareReports.map((value) => ({ value, label: text.quickReports[value] }))}
            onChange={(value) => {
              setReport(value)
              setLink('')
            }}
          />
          <TextField
            type="email"
            label={text.email}
            optional
            hint={mail === 'notConfigured' ? text.emailHintNoMail : text.emailHint}
            value={email}
            error={tried && wrong && text.emailWrong}
            onChange={(value) => {
              setEmail(value)
              setLink('')
            }}
          />
          <Row end={link === '' && <IconButton look="quiet" icon={Copy} label={text.copyLink} blocked={text.generateFirst} />}>
            <CopyField label={text.link} value={link} empty={text.noLink} onCopy={() => toast.success(text.linkCopied)} />
          </Row>
        </Stack>
      </Form>
    </Card>
  )
}
