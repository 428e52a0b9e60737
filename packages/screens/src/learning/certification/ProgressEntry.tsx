import { type CourseProgress, passPercent } from '@tagmason/domain'
import { Confirm, Inline, LinkButton, ListRow, MenuButton, Progress, Stack, Text, toast } from '@tagmason/ui'
import { Ellipsis, LogOut } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { courseHref, examHref } from './hrefs.ts'
import { certificationText } from './texts.ts'
import { usePercent } from './usePercent.ts'

/** How far one course is, and the way on: the next lesson, or the exam. */
export function ProgressEntry({ row: { id, title, done, lessons, progress, resume, failed } }: { row: CourseProgress }) {
  const all = useText(certificationText)
  const text = all.progress
  const percent = usePercent()
  const action = resume === null ? text.exam : all.courses.goOn
  return (
    <ListRow
      title={title}
      detail={
        <Stack gap="xs">
          <Progress label={title} bare value={progress} max={100} />
          <Text size="small" tone="muted">
            {`${all.lessonsDone(done, lessons)} · ${percent(progress)}`}
            {failed !== null ? ` · ${text.failed(percent(failed), percent(passPercent))}` : resume === null && ` · ${text.onlyExam}`}
          </Text>
        </Stack>
      }
      actions={
        <Inline gap="xs" wrap={false}>
          <LinkButton size="small" href={resume === null ? examHref(id) : courseHref(id, resume)} label={all.of(action, title)}>
            {action}
          </LinkButton>
          <Leave id={id} title={title} />
        </Inline>
      }
    />
  )
}

function Leave({ id, title }: { id: string; title: string }) {
  const { progress: text, courses } = useText(certificationText)
  const leave = useAct('courses.leave')
  const [asking, setAsking] = useState(false)
  const leaveIt = async () => {
    if (await leave.run({ id })) toast.success(courses.left, { detail: title })
    setAsking(false)
  }
  return (
    <>
      <MenuButton
        size="small"
        label={text.more(title)}
        icon={Ellipsis}
        items={[{ label: text.leave, icon: LogOut, tone: 'critical', blocked: leave.blocked, onPress: () => setAsking(true) }]}
      />
      <Confirm
        open={asking}
        title={text.leaveQuestion(title)}
        detail={text.leaveDetail}
        confirm={text.leave}
        tone="critical"
        busy={leave.busy}
        onConfirm={() => void leaveIt()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
