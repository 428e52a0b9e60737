import { Button, Dialog, Select, Stack, TextField, toast, useLocale } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { projectSettingsText } from './texts.ts'

const zones = Intl.supportedValuesOf('timeZone')
const currencies = Intl.supportedValuesOf('currency')

/** Where the site of the project is, what it sells in, and where its days begin. */
export function ProjectSettings({ onClose }: { onClose(): void }) {
  const text = useText(projectSettingsText)
  const { locale } = useLocale()
  const { project } = useRead('session.get')
  const before = useRead('projects.list').find(({ value }) => value === project)
  const [wrong, setWrong] = useState(false)
  const change = useAct('projects.change', (issues) => {
    const isSite = issues.some(({ path }) => path === 'website')
    setWrong(isSite)
    return isSite
  })
  const [website, setWebsite] = useState(before?.website ?? '')
  const [currency, setCurrency] = useState(before?.currency ?? '')
  const [timeZone, setTimeZone] = useState(before?.timeZone ?? 'UTC')
  const names = new Intl.DisplayNames(locale, { type: 'currency' })
  const save = async () => {
    if (website.trim() === '') return setWrong(true)
    const done = await change.run({ website, currency, timeZone })
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
          error={wrong && text.websiteWrong}
          value={website}
          onChange={(next) => {
            setWebsite(next)
            setWrong(false)
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
      </Stack>
    </Dialog>
  )
}
