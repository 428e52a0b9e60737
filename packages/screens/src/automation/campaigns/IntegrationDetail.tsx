import type { CampaignIntegration } from '@tagmason/domain'
import { Num, Stack, Text, Time } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useNow } from '../../workspace.tsx'
import { automationText } from '../common/texts.ts'
import { campaignsText } from './texts.ts'

/** What an integration is for, what it holds, and what has become better since it was connected. */
export function IntegrationDetail({ integration }: { integration: CampaignIntegration }) {
  const text = useText(campaignsText)
  const { never } = useText(automationText)
  const now = useNow()
  const { description, account, source, status, campaigns_connected, last_sync, performance } = integration
  return (
    <Stack gap="xxs">
      {source === 'none' ? <Text>{text.notConfiguredDetail}</Text> : description !== '' && <Text>{description}</Text>}
      {source !== 'none' && status === 'paused' && <Text>{text.pausedDetail}</Text>}
      {source !== 'none' && (
        <Text tone="neutral">
          {`${text.ctr} `}
          <Gain percent={performance.ctr_improvement} />
          {` · ${text.costReduction} `}
          <Gain percent={performance.cost_reduction} />
          {` · ${text.conversions} `}
          <Num value={performance.conversions} />
        </Text>
      )}
      <Text size="small" tone="muted">
        {`${account} · ${text.connected(campaigns_connected)} · ${text.lastSync} `}
        <Time at={last_sync} show="relative" now={now} missing={never} />
      </Text>
    </Stack>
  )
}

const Gain = ({ percent }: { percent: number | null }) => <Num as="percent" signed value={percent === null ? null : percent / 100} missing="—" />
