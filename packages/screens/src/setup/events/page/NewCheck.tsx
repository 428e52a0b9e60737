import { type CheckRhythm, checkRhythms } from '@tagmason/domain'
import { Button, Form, Grid, Select, Stack, TextArea, TextField, toast } from '@tagmason/ui'
import { ScanSearch } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../language.ts'
import { useQuery } from '../../../navigation.tsx'
import { useAct, useRead } from '../../../workspace.tsx'
import { useSources } from '../tools/useSources.ts'
import { pageCheckText } from './texts.ts'
import { siteAddress } from '../../siteAddress.ts'

const isAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/** Asks for a page, once or by the clock; the site of the project is proposed. Where the address of the screen names a container by `&container=`, the page is held against that container. */
export function NewCheck() {
  const text = useText(pageCheckText)
  const sources = useSources(text.planOnly)
  const [container] = useQuery('container')
  const { project } = useRead('session.get')
  const website = useRead('projects.list').find(({ value }) => value === project)?.website ?? ''
  const [url, setUrl] = useState(siteAddress(website))
  const [source, setSource] = useState(sources.some(({ value }) => value === container) ? container : '')
  const [rhythm, setRhythm] = useState<CheckRhythm>('once')
  const [journey, setJourney] = useState('')
  const [wrong, setWrong] = useState({ url: '', journey: '' })
  const start = useAct('pageChecks.start', (issues) => {
    const [urlIssue, journeyIssue] = ['url', 'journey'].map((path) => issues.find((issue) => issue.path === path)?.message ?? '')
    const said = { url: text.problems[urlIssue ?? ''] ?? '', journey: journeyIssue ?? '' }
    setWrong(said)
    return said.url !== '' || said.journey !== ''
  })
  const submit = async () => {
    setWrong({ url: isAddress(url.trim()) ? '' : text.wrong, journey: '' })
    if (!isAddress(url.trim())) return
    const steps = journey.trim()
    const done = await start.run({ url: url.trim(), rhythm, ...(source === '' ? {} : { containerId: source }), ...(steps === '' ? {} : { journey: steps }) })
    if (done === undefined) return
    toast.success(text.started, { detail: text.startedDetail })
    setUrl('')
  }
  return (
    <Form busy={start.busy} onSubmit={() => void submit()}>
      <Stack gap="m">
        <TextField label={text.url} placeholder={text.urlExample} blocked={start.blocked} error={wrong.url} value={url} onChange={setUrl} />
        <Grid cells="large">
          <Select label={text.against} options={sources} value={source} blocked={start.blocked} onChange={setSource} />
          <Select<CheckRhythm>
            label={text.rhythm}
            options={checkRhythms.map((value) => ({ value, label: text.rhythms[value] }))}
            value={rhythm}
            blocked={start.blocked}
            onChange={setRhythm}
          />
        </Grid>
        <TextArea
          label={text.journey}
          hint={text.journeyHint}
          placeholder={text.journeyExample}
          error={wrong.journey}
          blocked={start.blocked}
          value={journey}
          onChange={setJourney}
        />
        <div>
          <Button type="submit" icon={ScanSearch} tone="accent" look="solid" busy={start.busy} blocked={start.blocked}>
            {text.start}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
