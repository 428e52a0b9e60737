import { webhookEvents } from '@tagmason/domain'
import { Checks, Stack, SwitchRow, TextField } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { accessText } from './texts.ts'
import type { WebhookDraft, WebhookFaults } from './webhookDraft.ts'

export interface WebhookFieldsProps {
  draft: WebhookDraft
  faults: WebhookFaults
  /** A new one is Active, so that there is nothing to switch yet. */
  fresh: boolean
  onChange(part: Partial<WebhookDraft>): void
}

/** What a webhook is called, where it leads, and what it is told. */
export function WebhookFields({ draft: { name, url, events, active }, faults, fresh, onChange }: WebhookFieldsProps) {
  const text = useText(accessText)
  const { url: wrong } = faults
  return (
    <Stack gap="m">
      <TextField label={text.name} required limit={80} value={name} error={faults.name && text[faults.name]} onChange={(value) => onChange({ name: value })} />
      <TextField
        label={text.url}
        type="url"
        required
        hint={text.urlHint}
        value={url}
        error={wrong === 'urlMissing' ? text.urlMissing : wrong && text.urlProblems[wrong]}
        onChange={(value) => onChange({ url: value })}
      />
      <Checks
        label={text.events}
        required
        value={events}
        error={faults.events && text[faults.events]}
        onChange={(value) => onChange({ events: value })}
        options={webhookEvents.map((value) => ({ value, label: text.eventNames[value], detail: value }))}
      />
      {!fresh && <SwitchRow title={text.active} detail={text.activeDetail} on={active} onSwitch={(on) => onChange({ active: on })} />}
    </Stack>
  )
}
