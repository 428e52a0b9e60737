import type { Chosen } from './chosen.ts'
import { Stack } from '@tagmason/ui'
import { useState } from 'react'
import { Editor } from './Editor.tsx'
import { MyReports } from './MyReports.tsx'
import { QuickActions } from './QuickActions.tsx'
import { Result } from './Result.tsx'
import { ScheduleDialog } from './ScheduleDialog.tsx'
import { ShareDialog } from './ShareDialog.tsx'
import { Templates } from './Templates.tsx'

/** Reports that ask a project's data, and templates to start from. Mounted twice: under Analytics and under Reports. */
export function CustomReports() {
  const [sharing, setSharing] = useState<Chosen>()
  const [scheduling, setScheduling] = useState<Chosen>()
  return (
    <Stack gap="l">
      <QuickActions onShare={() => setSharing('')} onSchedule={() => setScheduling('')} />
      <MyReports onShare={setSharing} onSchedule={setScheduling} />
      <Result />
      <Templates />
      <Editor />
      <ShareDialog report={sharing} onClose={() => setSharing(undefined)} />
      <ScheduleDialog report={scheduling} onClose={() => setScheduling(undefined)} />
    </Stack>
  )
}
