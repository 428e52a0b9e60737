import { Button } from '@tagmason/ui'
import { CalendarClock, Download, Plus, Share2 } from 'lucide-react'
import { useText } from '../../language.ts'
import { useNavigation, useQuery } from '../../navigation.tsx'
import { ScreenActions } from '../../Screen.tsx'
import { useAct, useRead } from '../../workspace.tsx'
import { newReport } from './Editor.tsx'
import { reportsText } from './texts.ts'

/** What is done most, beside the heading. */
export function QuickActions({ onShare, onSchedule }: { onShare(): void; onSchedule(): void }) {
  const text = useText(reportsText)
  const { go } = useNavigation()
  const [, edit] = useQuery('edit')
  const none = useRead('reports.list').rows.length === 0 && text.noReport
  const create = useAct('reports.create')
  const share = useAct('reports.share')
  const schedule = useAct('reports.schedule')
  return (
    <ScreenActions>
      <Button icon={CalendarClock} blocked={schedule.blocked || none} onPress={onSchedule}>
        {text.scheduleReport}
      </Button>
      <Button icon={Download} onPress={() => go('/reports/export')}>
        {text.exportData}
      </Button>
      <Button icon={Share2} blocked={share.blocked || none} onPress={onShare}>
        {text.shareReport}
      </Button>
      <Button icon={Plus} tone="accent" look="solid" blocked={create.blocked} onPress={() => edit(newReport)}>
        {text.newReport}
      </Button>
    </ScreenActions>
  )
}
