import { Inline, LinkButton, Skeleton, Split, Stack } from '@tagmason/ui'
import { ArrowLeft } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useRead } from '../../workspace.tsx'
import { WrittenIn } from '../WrittenIn.tsx'
import { ExamPanel } from './ExamPanel.tsx'
import { tabHref } from './hrefs.ts'
import { Lesson } from './Lesson.tsx'
import { NotEnrolled } from './NotEnrolled.tsx'
import { Outline } from './Outline.tsx'
import { certificationText } from './texts.ts'

/** One course: its lessons beside the one that is read, and its exam at the end. */
export function CoursePlayer({ id }: { id: string }) {
  const text = useText(certificationText)
  const open = useRead('courses.course', { id })
  const { course, lessons, resume } = open
  const [wanted] = useQuery('lesson')
  const [exam] = useQuery('exam')
  // Where it was left; answering its question is no reason to turn the page.
  const [left] = useState(resume ?? lessons[0]?.id)
  const lesson = lessons.find((each) => each.id === wanted)?.id ?? left
  const atExam = exam !== ''
  return (
    <Stack gap="m">
      <Inline>
        <LinkButton href={tabHref('available')} look="plain" size="small" icon={ArrowLeft}>
          {text.player.back}
        </LinkButton>
      </Inline>
      <WrittenIn words={text.inEnglish} />
      <Split ratio="fixed" aside={<Outline open={open} current={atExam ? 'exam' : (lesson ?? '')} />}>
        {course.state === 'open' ? (
          <NotEnrolled course={course} />
        ) : (
          <Guard key={atExam ? 'exam' : lesson}>
            <Suspense fallback={<Skeleton shape="text" count={8} />}>
              {atExam || lesson === undefined ? <ExamPanel open={open} /> : <Lesson key={lesson} course={id} id={lesson} />}
            </Suspense>
          </Guard>
        )}
      </Split>
    </Stack>
  )
}
