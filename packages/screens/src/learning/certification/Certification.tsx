import { Skeleton } from '@tagmason/ui'
import { Suspense } from 'react'
import { Guard } from '../../Guard.tsx'
import { useQuery } from '../../navigation.tsx'
import { useRead } from '../../workspace.tsx'
import { CourseTabs } from './CourseTabs.tsx'
import { late } from '../../late.ts'

const CoursePlayer = late(() => import('./CoursePlayer.tsx'), 'CoursePlayer')

/** Courses with their lessons and exams, and what was earned by them. The address names the course that is open. */
export function Certification() {
  const { courses } = useRead('courses.overview')
  const [id] = useQuery('course')
  if (!courses.some((course) => course.id === id)) return <CourseTabs />
  return (
    <Guard key={id}>
      <Suspense fallback={<Skeleton shape="text" count={8} />}>
        <CoursePlayer id={id} />
      </Suspense>
    </Guard>
  )
}
