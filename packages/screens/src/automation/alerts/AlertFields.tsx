import { alertChannels, alertPriorities, alertTypes } from '@tagmason/domain'
import { Alert, Checks, Inline, Row, Select, Stack, TextField } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { automationText } from '../common/texts.ts'
import { type AlertDraft, withType } from './alertDraft.ts'
import { EnterAddress } from './EnterAddress.tsx'
import { PeaceFields } from './PeaceFields.tsx'
import { RuleFields } from './RuleFields.tsx'
import { alertsText } from './texts.ts'
import { TryRule } from './TryRule.tsx'
import { WouldHave } from './WouldHave.tsx'

export interface AlertFieldsProps {
  draft: AlertDraft
  /** The kept condition, where it cannot be checked; else empty. */
  unread: string
  /** Whether what is wrong is said. */
  tried: boolean
  onChange(draft: AlertDraft): void
}

/** What an alert is called, watches and tells, and to whom. */
export function AlertFields({ draft, unread, tried, onChange }: AlertFieldsProps) {
  const text = useText(alertsText)
  const common = useText(automationText)
  const { configured } = useRead('alerts.list')
  const set = (part: Partial<AlertDraft>) => onChange({ ...draft, ...part })
  const { name, description, type, priority, channels, rule } = draft
  return (
    <Stack gap="l">
      <TextField
        required
        label={common.name}
        value={name}
        error={tried && name.trim() === '' && common.nameMissing}
        limit={120}
        onChange={(next) => set({ name: next })}
      />
      <TextField label={common.description} optional value={description} onChange={(next) => set({ description: next })} />
      <Row>
        <Select
          label={text.type}
          value={type}
          options={alertTypes.map((value) => ({ value, label: text.types[value] }))}
          onChange={(next) => onChange(withType(draft, next))}
        />
        <Select
          label={text.priority}
          value={priority}
          options={alertPriorities.map((value) => ({ value, label: text.priorities[value] }))}
          onChange={(next) => set({ priority: next })}
        />
      </Row>
      {unread !== '' && <Alert tone="caution" title={text.unread(unread)} />}
      <RuleFields type={type} rule={rule} tried={tried} onChange={(next) => set({ rule: next })} />
      <Checks
        label={text.sendTo}
        hint={text.sendToHint}
        value={channels}
        error={tried && channels.length === 0 && text.noChannel}
        options={alertChannels.map((value) => ({
          value,
          label: text.channels[value],
          ...(configured.includes(value) ? {} : { detail: text.resultDetails.notConfigured }),
        }))}
        onChange={(next) => set({ channels: next })}
      />
      {channels.some((channel) => !configured.includes(channel)) && (
        <Inline>
          <EnterAddress />
        </Inline>
      )}
      <PeaceFields rule={rule} onChange={(next) => set({ rule: next })} />
      <WouldHave rule={rule} />
      <TryRule rule={rule} />
    </Stack>
  )
}
