import type { SharingOption } from '@tagmason/domain'
import { Card, Divider, Stack, SwitchRow, toast } from '@tagmason/ui'
import { Fragment } from 'react'
import { useText } from '../../language.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { EmbedSites } from './EmbedSites.tsx'
import { shareText } from './texts.ts'

/** The ways of sharing that the workspace allows. */
export function SharingOptions() {
  const text = useText(shareText)
  return (
    <Card level={2} title={text.options} detail={text.optionsDetail}>
      <Stack gap="none">
        {useRead('shares.list').options.map((option, place) => (
          <Fragment key={option.id}>
            {place > 0 && <Divider />}
            <OptionRow option={option} />
          </Fragment>
        ))}
      </Stack>
    </Card>
  )
}

function OptionRow({ option: { id, enabled, sites } }: { option: SharingOption }) {
  const text = useText(shareText)
  const set = useAct('shares.setOption')
  const { rows } = useRead('shares.list')
  const name = text.optionNames[id]
  const turn = async (on: boolean) => {
    if (!(await set.run({ id, enabled: on }))) return
    const undo = { label: text.undo, onPress: () => void set.run({ id, enabled: !on }) }
    if (on) toast.success(text.switchedOn(name))
    else toast.success(text.switchedOff(name), { detail: text.offDetail(rows.filter(({ needs }) => needs.includes(id)).length), action: undo })
  }
  return (
    <Stack gap="s">
      <SwitchRow title={name} detail={text.optionDetails[id]} on={enabled} busy={set.busy} blocked={set.blocked} onSwitch={(on) => void turn(on)} />
      {id === 'embed-code' && enabled && <EmbedSites kept={sites ?? []} />}
    </Stack>
  )
}
