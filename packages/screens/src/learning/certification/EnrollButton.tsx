import type { CourseCard } from '@tagmason/domain'
import { Button } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { Opened } from '../Opened.tsx'
import { certificationText } from './texts.ts'
import { useEnrolled } from './useEnrolled.ts'
import { late } from '../../late.ts'

const CheckoutDialog = late(() => import('./CheckoutDialog.tsx'), 'CheckoutDialog')

export interface EnrollButtonProps {
  course: CourseCard
  size?: 'standard' | 'small'
  look?: 'solid' | 'quiet' | 'plain'
}

/** Begins a course, or begins it anew: one that is free or paid at once; another one goes through the checkout first. */
export function EnrollButton({ course, size = 'standard', look = 'quiet' }: EnrollButtonProps) {
  const all = useText(certificationText)
  const enroll = useAct('courses.enroll')
  const checkout = useAct('courses.checkout')
  const enrolled = useEnrolled(course)
  const [paying, setPaying] = useState(false)
  const words = course.state === 'passed' ? all.courses.enrollAgain : all.courses.enroll
  const priced = course.price > 0 && course.order !== 'paid'
  const enrollNow = async () => {
    if (await enroll.run({ id: course.id })) enrolled()
  }
  return (
    <>
      <Button
        size={size}
        look={look}
        {...(look === 'solid' ? { tone: 'accent' } : {})}
        label={all.of(words, course.title)}
        busy={enroll.busy}
        blocked={priced ? checkout.blocked : enroll.blocked}
        onPress={priced ? () => setPaying(true) : () => void enrollNow()}
      >
        {words}
      </Button>
      <Opened when={paying}>
        <CheckoutDialog course={course} onEnrolled={enrolled} onClose={() => setPaying(false)} />
      </Opened>
    </>
  )
}
