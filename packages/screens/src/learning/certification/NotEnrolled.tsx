import type { CourseCard } from '@tagmason/domain'
import { Card, Empty } from '@tagmason/ui'
import { GraduationCap } from 'lucide-react'
import { useText } from '../../language.ts'
import { EnrollButton } from './EnrollButton.tsx'
import { certificationText } from './texts.ts'

/** Says what stands before the lessons of a course. */
export function NotEnrolled({ course }: { course: CourseCard }) {
  const { player: text } = useText(certificationText)
  return (
    <Card flush>
      <Empty level={2} icon={GraduationCap} title={text.enrollFirst} detail={text.enrollFirstDetail} actions={<EnrollButton course={course} look="solid" />} />
    </Card>
  )
}
