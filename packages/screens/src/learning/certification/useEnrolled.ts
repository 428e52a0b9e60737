import type { CourseCard } from '@tagmason/domain'
import { toast } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { certificationText } from './texts.ts'

/** Says that a course has begun, and takes it back. */
export function useEnrolled({ id, title }: Pick<CourseCard, 'id' | 'title'>) {
  const { courses: text, undo } = useText(certificationText)
  const { mail } = useRead('courses.overview')
  const leave = useAct('courses.leave')
  const leaveIt = async () => {
    if (await leave.run({ id })) toast.success(text.left, { detail: title })
  }
  return () =>
    toast.success(text.enrolled, {
      detail: mail !== 'notConfigured' ? text.enrolledDetail(title) : text.enrolledNoMail(title),
      action: { label: undo, onPress: () => void leaveIt() },
    })
}
