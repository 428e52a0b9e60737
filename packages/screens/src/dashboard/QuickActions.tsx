import { LinkCard, Stack } from '@tagmason/ui'
import { FileCheck2, MessageSquareText, Rocket } from 'lucide-react'
import { useText } from '../language.ts'
import { useRead } from '../workspace.tsx'
import { dashboardText } from './texts.ts'

export function QuickActions() {
  const text = useText(dashboardText)
  const stored = useRead('plans.current')
  return (
    <Stack gap="xs">
      <LinkCard
        href="/setup/natural-language"
        icon={stored === null ? MessageSquareText : FileCheck2}
        title={stored === null ? text.setUpTracking : text.openPlan}
        detail={stored === null ? text.setUpTrackingDetail : text.openPlanDetail(stored.plan.events.length)}
      />
      <LinkCard href="/setup" icon={Rocket} title={text.allSetup} detail={text.allSetupDetail} />
    </Stack>
  )
}
