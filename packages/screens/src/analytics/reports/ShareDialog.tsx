import { accessTypes, type AccessType } from '@tagmason/domain'
import { Button, CopyField, Dialog, Select, Stack, SwitchRow, TagField, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct, useRead } from '../../workspace.tsx'
import type { Chosen } from './chosen.ts'
import { ReportSelect, useReport } from './ReportSelect.tsx'
import { reportsText } from './texts.ts'
import { usePeople } from './usePeople.ts'

/** Lets people see a report, or whoever has its link. With an empty `report` it asks for one. */
export function ShareDialog({ report, onClose }: { report: Chosen; onClose(): void }) {
  const [key, setKey] = useState(0)
  const close = () => {
    setKey(key + 1)
    onClose()
  }
  return <ShareForm key={`${report}-${key}`} report={report} onClose={close} />
}

function ShareForm({ report, onClose }: { report: Chosen; onClose(): void }) {
  const { share: text, ...words } = useText(reportsText)
  const { space, server } = useRead('session.get')
  const sample = space === 'sample'
  const share = useAct('reports.share')
  const [id, setId] = useState(report ?? '')
  const chosen = useReport(id)
  const [accessType, setAccessType] = useState<AccessType>('View Only')
  const [link, setLink] = useState(false)
  const [address, setAddress] = useState<string | null>(null)
  const [tried, setTried] = useState(false)
  const { people, setPeople, wrong } = usePeople()
  const linked = link && accessType !== 'Email Only'
  const nobody = people.length === 0 && !linked
  const submit = async () => {
    setTried(true)
    if (chosen === undefined || nobody || wrong !== undefined) return
    const kept = await share.run({ id: chosen.id, people, accessType, link: linked })
    if (kept === undefined) return
    toast.success(text.shared, { detail: sample || server?.mail === true ? text.sharedDetail(chosen.name) : text.kept })
    if (kept.done.shareLink === null) onClose()
    else setAddress(kept.done.shareLink)
  }
  return (
    <Dialog
      open={report !== undefined}
      onClose={onClose}
      title={report === '' || chosen === undefined ? words.shareReport : words.of(words.mine.share, chosen.name)}
      detail={text.detail}
      busy={share.busy}
      onSubmit={() => void submit()}
      actions={
        address === null ? (
          <>
            <Button onPress={onClose}>{words.cancel}</Button>
            <Button type="submit" tone="accent" look="solid" busy={share.busy} blocked={share.blocked}>
              {text.save}
            </Button>
          </>
        ) : (
          <Button tone="accent" look="solid" onPress={onClose}>
            {words.done}
          </Button>
        )
      }
    >
      {address === null ? (
        <Stack gap="m">
          {report === '' && <ReportSelect value={chosen?.id ?? ''} onChange={setId} />}
          <TagField
            label={text.people}
            hint={text.peopleHint}
            error={wrong === undefined ? tried && nobody && text.nobody : text.peopleWrong(wrong)}
            entries={people}
            onChange={setPeople}
          />
          <Select
            label={text.access}
            value={accessType}
            options={accessTypes.map((value) => ({ value, label: text.accessTypes[value] }))}
            onChange={(value) => setAccessType(value)}
          />
          <SwitchRow
            title={text.link}
            detail={text.linkDetail}
            on={linked}
            blocked={(!sample && server?.links !== true && text.linkBlocked) || (accessType === 'Email Only' && text.linkWithoutMail)}
            onSwitch={setLink}
          />
        </Stack>
      ) : (
        <CopyField label={text.address} value={address} />
      )}
    </Dialog>
  )
}
