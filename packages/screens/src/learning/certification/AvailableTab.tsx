import { Grid } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { CourseEntry } from './CourseEntry.tsx'
import { certificationText } from './texts.ts'

/** The courses that can be taken. */
export function AvailableTab() {
  const { tabs } = useText(certificationText)
  const { courses } = useRead('courses.overview')
  return (
    <Grid label={tabs.available}>
      {courses.map((course) => (
        <CourseEntry key={course.id} course={course} />
      ))}
    </Grid>
  )
}
