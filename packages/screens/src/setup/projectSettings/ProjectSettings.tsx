import { Button, Dialog, Select, Stack, TextArea, TextField, toast, useLocale } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { projectSettingsText } from './texts.ts'

const zones = Intl.supportedValuesOf('timeZone')
const currencies = Intl.supportedValuesOf('currency')

const fields = ['website', 'ownDomains', 'internalNetworks'] as const
type Field = (typeof fields)[number]

const linesOf = (value: string) => value.split('\n').filter((line) => line.trim() !== '')

/** Where the site of the project is, what it sells in, where its days begin, and which visits are not those of others. */
export function ProjectSettings({ onClose }: { onClose(): void }) {
  const text = useText(projectSettingsText)
  const { locale } = useLocale()
  const { project } = useRead('session.get')
  const before = useRead('projects.list').find(({ value }) => value === project)
  const [wrong, setWrong] = useState<Field>()
  const change = useAct('projects.change', (issues) => {
    const field = fields.find((name) => issues.some(({ path }) => path.startsWith(name)))
    setWrong(field)
    return field !== undefined
  })
  const [website, setWebsite] = useState(before?.website ?? '')
  const [currency, setCurrency] = useState(before?.currency ?? '')
  const [timeZone, setTimeZone] = useState(before?.timeZone ?? 'UTC')
  const [ownDomains, setOwnDomains] = useState((before?.ownDomains ?? []).join('\n'))
  const [internalNetworks, setInternalNetworks] = useState((before?.internalNetworks ?? []).join('\n'))
  const names = new Intl.DisplayNames(locale, { type: 'currency' })
  const save = async () => {
    if (website.trim() === '') return setWrong('website')
    const done = await change.run({ website, currency, timeZone, ownDomains: linesOf(ownDomains), internalNetworks: linesOf(internalNetworks) })
    if (done === undefined) return
    toast.success(text.saved, { detail: done.done.label })
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.title}
      detail={text.detail}
      busy={change.busy}
      onSubmit={() => void save()}
      actions={
        <>
          <Button onPress={onClose}>{text.cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={change.busy} blocked={change.blocked}>
            {text.save}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <TextField
          label={text.website}
          hint={text.websiteHint}
          required
          error={wrong === 'website' && text.websiteWrong}
          value={website}
          onChange={(next) => {
            setWebsite(next)
            setWrong(undefined)
          }}
        />
        <Select
          label={text.currency}
          hint={text.currencyHint}
          value={currency}
          options={[{ value: '', label: text.noCurrency }, ...currencies.map((code) => ({ value: code, label: `${code} · ${names.of(code) ?? code}` }))]}
          onChange={setCurrency}
        />
        <Select
          label={text.timeZone}
          hint={text.timeZoneHint}
          value={timeZone}
          options={[...new Set([timeZone, ...zones])].map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
          onChange={setTimeZone}
        />
        <TextArea
          label={text.ownDomains}
          hint={text.ownDomainsHint}
          error={wrong === 'ownDomains' && text.ownDomainsWrong}
          rows={2}
          value={ownDomains}
          onChange={(next) => {
            setOwnDomains(next)
            setWrong(undefined)
          }}
        />
        <TextArea
          label={text.internalNetworks}
          hint={text.internalNetworksHint}
          error={wrong === 'internalNetworks' && text.internalNetworksWrong}
          rows={2}
          value={internalNetworks}
          onChange={(next) => {
            setInternalNetworks(next)
            setWrong(undefined)
          }}
        />
      </Stack>
    </Dialog>
  )
}
