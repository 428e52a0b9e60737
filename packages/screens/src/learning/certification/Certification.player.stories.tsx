import type { Meta, StoryObj } from '@storybook/react-vite'
import { unmarked } from '@tagmason/domain'
import { expect, waitFor, within } from 'storybook/test'
import { answering, caughtDownloads, rowsOf } from '../../inStories.ts'
import { phone, story } from '../../states.ts'
import { Certification } from './Certification.tsx'
import { type Answers, doAll, on } from './inStories.ts'

export default {
  parameters: {
    ...on('course=course-tag-manager').parameters,
    requirements: {
      LessonPlayer: 'LEARN-CERT-06, 13',
      QuestionAnswered: 'LEARN-CERT-06',
      ExamFailed: 'LEARN-CERT-14',
      ExamPassed: 'LEARN-CERT-14',
    },
  },
  title: 'Learning/Certification',
  component: Certification,
} satisfies Meta<typeof Certification>
type Story = StoryObj<typeof Certification>

const free = 'course-foundations'
const exam = on(`course=${free}&exam=open`).parameters
/** The free course has begun anew, and all of its lessons are done. */
const learned = (answers?: Answers) =>
  story({ before: async (workspace) => workspace.act('courses.enroll', { id: free }).then(() => doAll(free, answers)(workspace)) }).parameters

/** Goes on where it was left; the lessons lie beside it. */
export const LessonPlayer: Story = {
  play: async ({ canvas, userEvent }) => {
    const heading = await canvas.findByRole('heading', { level: 2, name: /Consent Mode/ })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(canvas.getByText('Lesson 10 of 20')).toBeVisible()
    const outline = await rowsOf(canvas, 'Lessons: Tag Manager in Practice')
    await expect(outline).toHaveLength(21)
    await expect(within(canvas.getByRole('list', { name: 'Lessons: Tag Manager in Practice' })).getAllByRole('img', { name: 'done' })).toHaveLength(9)
    await userEvent.click(canvas.getByRole('link', { name: 'Next Lesson' }))
    await waitFor(() => expect(canvas.getByRole('main')).toHaveTextContent('Lesson 11 of 20'))
  },
}

export const PlayerLeft: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'All courses' }))
    await expect(await canvas.findByRole('tab', { name: 'Available Courses' })).toBeVisible()
  },
}

/** The question is graded by the engine, and what is right is told after it was given. */
export const QuestionAnswered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check Answer' }))
    await expect(canvas.getByText('Choose an answer first.')).toBeVisible()
    for (const option of canvas.getAllByRole('radio')) {
      await userEvent.click(option)
      await userEvent.click(canvas.getByRole('button', { name: 'Check Answer' }))
      const said = await waitFor(() => canvas.getByText(/^(Right|Not quite)$/))
      if (said.textContent === 'Right') break
    }
    await expect(canvas.getByText('Right')).toBeVisible()
    await waitFor(() => expect(canvas.getByText('10 of 20 lessons')).toBeVisible())
  },
}

/** Who is not enrolled sees what the course teaches, and how to begin. */
export const OutlineOnly: Story = {
  ...on('course=course-attribution'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Enroll to read the lessons' })).toBeVisible()
    await expect(await rowsOf(canvas, 'Lessons: Attribution and Experiments')).toHaveLength(27)
    await expect(within(canvas.getByRole('list', { name: /^Lessons/ })).queryByRole('link')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Enroll: Attribution and Experiments' })).toBeVisible()
  },
}

export const ExamLocked: Story = {
  ...on('course=course-tag-manager&exam=open'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The exam is locked')).toBeVisible()
    await expect(canvas.getByText('10 questions. 80% right answers pass. Three tries in 24 hours; 3 left.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Start Exam' })).toBeNull()
  },
}

/** Below 80 percent the lessons to read again are told, and it can be tried again. */
export const ExamFailed: Story = {
  parameters: { ...learned(), ...exam },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start Exam' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Hand In' }))
    await expect(canvas.getAllByText('Choose an answer.')).toHaveLength(10)
    // The marks of a text are for its looks: nobody is to read them.
    await expect(canvas.getByRole('form', { name: 'Exam' })).not.toHaveTextContent('`')
    for (const group of canvas.getAllByRole('radiogroup')) await userEvent.click(within(group).getAllByRole('radio')[0] ?? group)
    await userEvent.click(canvas.getByRole('button', { name: 'Hand In' }))
    await expect(await canvas.findByText('Not passed')).toBeVisible()
    await expect(canvas.getByText(/of the answers were right, 80% are needed\. Read these lessons again:$/)).toBeVisible()
    await expect((await rowsOf(canvas, 'Lessons to read again')).length).toBeGreaterThan(2)
    await expect(canvas.getByText(/Three tries in 24 hours; 2 left\.$/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeVisible()
  },
}
const answers: Answers = new Map()
/** Passing issues a certificate, to save and to check. */
export const ExamPassed: Story = {
  parameters: { ...learned(answers), ...exam },
  play: async ({ canvas, userEvent }) => {
    const files = caughtDownloads()
    await userEvent.click(await canvas.findByRole('button', { name: 'Start Exam' }))
    await canvas.findByRole('button', { name: 'Hand In' })
    for (const group of canvas.getAllByRole('radiogroup')) {
      const right = [...answers].find(([question]) => group.closest('[data-ui=Field]')?.textContent.includes(unmarked(question)))?.[1] ?? ''
      await userEvent.click(within(group).getByRole('radio', { name: unmarked(right) }))
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Hand In' }))
    await expect(await canvas.findByText('You scored 100%')).toBeVisible()
    await expect(canvas.getByText(/^Your certificate TM-MF-2024-\d{4}-\d{2} is issued\.$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Download Certificate: Measurement Foundations' }))
    await waitFor(() => expect(files[0]?.name).toMatch(/^TM-MF-2024-\d{4}-\d{2}\.pdf$/))
    await userEvent.click(canvas.getByRole('link', { name: 'All courses' }))
    await userEvent.click(await canvas.findByRole('tab', { name: 'Completed' }))
    await expect(await rowsOf(canvas, 'Completed')).toHaveLength(2)
  },
}

export const ExamWaiting: Story = {
  parameters: {
    ...answering('courses.course', (answer) => ({
      ...answer,
      exam: { ...answer.exam, state: 'waiting', triesLeft: 0, last: 40, nextTry: '2024-01-23T08:30:00.000Z' },
    })).parameters,
    ...exam,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('All tries are used')).toBeVisible()
    await expect(canvas.getByText('The next try can begin on Jan 23, 2024, 8:30 AM.')).toBeVisible()
  },
}

/** A course that was passed can be read again, and renewed. */
export const ExamOfPassedCourse: Story = {
  parameters: { ...exam },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have passed this course')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See Certificate' })).toHaveAttribute('href', expect.stringContaining('tab=completed'))
  },
}

export const PlayerOnPhone: Story = {
  ...phone(on('course=course-tag-manager').parameters),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lesson 10 of 20')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
