import { LinkCard, Stack } from '@tagmason/ui'
import { ChartColumn, Download, FileCheck2, MessageSquareText, Rocket, Tags } from 'lucide-react'
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
      <LinkCard href="/setup/gtm" icon={Tags} title={text.connectContainer} detail={text.connectContainerDetail} />
      <LinkCard href="/reports/custom?edit=new" icon={ChartColumn} title={text.createReport} detail={text.createReportDetail} />
      <LinkCard href="/reports/export" icon={Download} title={text.exportData} detail={text.exportDataDetail} />
      <LinkCard href="/setup" icon={Rocket} title={text.allSetup} detail={text.allSetupDetail} />
    </Stack>
  )
}
