import { mostPageLetters } from '@tagmason/domain'
import { Button, Form, Segments, Stack, TextArea, TextField, toast } from '@tagmason/ui'
import { ScanSearch } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../language.ts'
import { useQuery } from '../../../navigation.tsx'
import { useAct, useRead } from '../../../workspace.tsx'
import { ownText } from './texts.ts'
import { siteAddress } from '../../siteAddress.ts'

const isAddress = (written: string) => /^https?:\/\/[^\s/.]+\.?[^\s]*$/i.test(written) && URL.canParse(written)

/** A page instead of a picture: its HTML tells every element and how to find it. A link that leads here by `?way=page` means the site of the project. */
export function PageWay() {
  const text = useText(ownText)
  const [from, setFrom] = useState<'address' | 'html'>('address')
  const [way] = useQuery('way')
  const { project } = useRead('session.get')
  const website = useRead('projects.list').find(({ value }) => value === project)?.website ?? ''
  const [address, setAddress] = useState(way === 'page' ? siteAddress(website) : '')
  const [html, setHtml] = useState('')
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState('')
  const act = useAct('screenshots.readPage', ([issue]) => {
    const said = text.pageFaults[issue?.message ?? '']
    setRefused(said ?? '')
    return said !== undefined
  })
  const wrong = {
    address: address.trim() === '' ? text.addressMissing : !isAddress(address.trim()) && text.addressWrong,
    html: html.trim() === '' ? text.htmlMissing : html.length > mostPageLetters && text.htmlTooLong,
  }
  const start = async () => {
    setTried(true)
    setRefused('')
    if (wrong[from]) return
    const made = await act.run(from === 'address' ? { address: address.trim() } : { html })
    if (made === undefined) return
    setTried(false)
    toast.success(text.pageRead, { detail: text.counts(made.done.elements.length, made.done.elements.filter(({ excluded }) => excluded).length) })
  }
  return (
    <Form busy={act.busy} onSubmit={() => void start()}>
      <Stack gap="m">
        <div>
          <Segments
            label={text.source}
            value={from}
            options={[
              { value: 'address', label: text.address },
              { value: 'html', label: text.html },
            ]}
            onChange={(next) => {
              setFrom(next)
              setTried(false)
              setRefused('')
            }}
          />
        </div>
        {from === 'address' ? (
          <TextField
            label={text.addressLabel}
            type="url"
            hint={text.addressHint}
            placeholder="https://www.example.com/"
            blocked={act.blocked}
            error={(tried && wrong.address) || refused}
            value={address}
            onChange={setAddress}
          />
        ) : (
          <TextArea
            label={text.htmlLabel}
            rows={6}
            hint={text.htmlHint}
            blocked={act.blocked}
            error={(tried && wrong.html) || refused}
            value={html}
            onChange={setHtml}
          />
        )}
        <div>
          <Button type="submit" tone="accent" look="solid" icon={ScanSearch} busy={act.busy} blocked={act.blocked}>
            {act.busy ? text.readingPage : text.readPage}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
