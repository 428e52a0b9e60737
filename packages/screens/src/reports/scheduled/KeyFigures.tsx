import { Num, StatCard, StatGrid } from '@tagmason/ui'
import { CalendarClock, CircleCheck, Send, Users } from 'lucide-react'
import { Percent } from '../../analytics/Percent.tsx'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { scheduledText } from './texts.ts'

/** How much is sent, to how many people, and how much of it arrives. */
export function KeyFigures() {
  const text = useText(scheduledText)
  const { active, sentThisWeek, recipients, successRate } = useRead('schedules.list').figures
  return (
    <StatGrid label={text.keyFigures}>
      <StatCard icon={CalendarClock} label={text.active} value={<Num value={active} />} detail={text.activeDetail} />
      <StatCard icon={Send} label={text.sent} value={<Num value={sentThisWeek} />} detail={text.sentDetail} />
      <StatCard icon={Users} label={text.people} value={<Num value={recipients} />} detail={text.peopleDetail} />
      <StatCard icon={CircleCheck} label={text.successRate} value={<Percent value={successRate} />} detail={text.successDetail} />
    </StatGrid>
  )
}
