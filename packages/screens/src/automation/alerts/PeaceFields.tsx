import { alertPauses } from '@tagmason/domain'
import { Row, Select, Stack, SwitchRow } from '@tagmason/ui'
import { useText } from '../../language.ts'
import type { AlertDraft } from './alertDraft.ts'
import { hours, night } from './hours.ts'
import { alertsText } from './texts.ts'

/** How often the same alert is told, and when it is not. */
export function PeaceFields({ rule, onChange }: { rule: AlertDraft['rule']; onChange(rule: AlertDraft['rule']): void }) {
  const text = useText(alertsText)
  const { pause, quiet } = rule
  return (
    <Stack gap="s">
      <Select
        label={text.pause}
        value={String(pause)}
        options={alertPauses.map((value) => ({ value: String(value), label: text.pauses[value] }))}
        onChange={(chosen) => onChange({ ...rule, pause: alertPauses.find((value) => String(value) === chosen) ?? pause })}
      />
      <SwitchRow title={text.quiet} detail={text.quietDetail} on={quiet !== null} onSwitch={(on) => onChange({ ...rule, quiet: on ? night : null })} />
      {quiet !== null && (
        <Row>
          <Select label={text.from} value={quiet.from} options={hours} onChange={(from) => onChange({ ...rule, quiet: { ...quiet, from } })} />
          <Select label={text.to} value={quiet.to} options={hours} onChange={(to) => onChange({ ...rule, quiet: { ...quiet, to } })} />
        </Row>
      )}
    </Stack>
  )
}
