import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { caughtDownloads, chooseMore, headed, opened, retype, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { actsFail, phone, states, story } from '../../states.ts'
import { Certification } from './Certification.tsx'
import { on } from './inStories.ts'

export default {
  title: 'Learning/Certification',
  component: Certification,
  parameters: {
    requirements: {
      Ready: 'LEARN-CERT-01 to 04, 06 to 10, 12, DATA-COURSE-01',
      TabsByKeyboard: 'LEARN-CERT-04, 05',
      EnrolledToast: 'LEARN-CERT-11, LEARN-CERT-11-B',
      PaidCourseCheckout: 'LEARN-CERT-11, LEARN-CERT-11-B',
      EnrollFailed: 'GEN-STATE-04',
      MyProgress: 'LEARN-CERT-13, LEARN-CERT-13-B',
      Completed: 'LEARN-CERT-14, DATA-CERTIFICATE-01',
      CredentialChecked: 'LEARN-CERT-14',
      Achievements: 'LEARN-CERT-15, 16, DATA-ACHIEVEMENT-01',
      AchievementLocked: 'LEARN-CERT-16',
      LongContent: 'GEN-STATE-05',
    },
    path: '/learning/certification',
  },
} satisfies Meta<typeof Certification>
type Story = StoryObj<typeof Certification>

const tagManager = 'Tag Manager in Practice'
const attribution = 'Attribution and Experiments'
const toneOf = (element: HTMLElement | undefined) => element?.closest('[data-ui=Badge]')?.getAttribute('data-tone')

export const Ready: Story = {
  play: async ({ canvas }) => {
    await headed(canvas, 'Certification', 'Dashboard', 'Learning', 'Certification')
    await expect((await canvas.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual(['Available Courses', 'My Progress', 'Completed', 'Achievements'])
    await expect(canvas.getByRole('tab', { name: 'Available Courses' })).toHaveAttribute('aria-selected', 'true')
    const rows = await rowsOf(canvas, 'Available Courses')
    await expect(rows).toHaveLength(3)
    await expect(rows[0]).toHaveTextContent(
      /Measurement Foundations.*From a goal in plain words.*Free.*Beginner.*Available.*Passed.*2 h 28 min · 10 lessons.*See Certificate.*View Lessons.*Enroll Again/,
    )
    await expect(rows[1]).toHaveTextContent(/Tag Manager in Practice.*\$149.*Intermediate.*Available.*In progress.*4 h 24 min · 20 lessons.*Continue/)
    await expect(rows[2]).toHaveTextContent(/Attribution and Experiments.*\$199.*Advanced.*Available.*5 h 34 min · 26 lessons.*Enroll/)
    await expect((await rowOf(canvas, 'Available Courses', tagManager)).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '45')
    for (const [level, tone] of [
      ['Beginner', 'positive'],
      ['Intermediate', 'caution'],
      ['Advanced', 'critical'],
    ] as const)
      await expect(toneOf(canvas.getByText(level))).toBe(tone)
  },
}

export const Loading: Story = states.loading
export const Failed: Story = states.failed
export const NoAccess: Story = states.noAccess
/** Everybody may learn; who may not spend money cannot buy a course. */
export const ReadOnly: Story = {
  ...states.readOnly,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: `Enroll: ${attribution}` })).toHaveAccessibleDescription(/^Needs the role Editor/)
    await expect(canvas.getByRole('button', { name: 'Enroll Again: Measurement Foundations' })).not.toHaveAttribute('aria-disabled', 'true')
  },
}

/** A tablist; the open tab stands in the address. */
export const TabsByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'My Progress' }))
    await expect(canvas.getByRole('tab', { name: 'My Progress' })).toHaveAttribute('aria-selected', 'true')
    await expect(await canvas.findByRole('tabpanel', { name: 'My Progress' })).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Available Courses' })).toHaveAttribute('aria-selected', 'true')
  },
}

/** A free course begins at once, and can be taken back. */
export const EnrolledToast: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Enroll/ }))[0] ?? canvas.getByRole('main'))
    const toast = await toastSays('success', 'Enrolled Successfully')
    await expect(toast.getByText('Measurement Foundations is under My Progress. Check your email for access details.')).toBeVisible()
    await expect((await rowOf(canvas, 'Available Courses', 'Measurement Foundations')).getByText('In progress')).toBeVisible()
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
    await toastSays('success', 'Course Left')
    await expect((await rowOf(canvas, 'Available Courses', 'Measurement Foundations')).getByText('Passed')).toBeVisible()
  },
}

/** A priced course goes through the checkout first. */
export const PaidCourseCheckout: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Enroll: ${attribution}` }))
    const dialog = await opened(`Enroll: ${attribution}`)
    await expect(dialog.getByText('This is the sample workspace: no money moves.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Pay $199' })).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: 'Pay $199' }))
    await toastSays('success', 'Enrolled Successfully')
    await userEvent.click(canvas.getByRole('tab', { name: 'My Progress' }))
    await expect((await rowsOf(canvas, 'My Progress')).map((row) => row.querySelector('[data-part=title]')?.textContent)).toEqual([attribution, tagManager])
  },
}

/** Without a payment provider the order waits, and no course begins. */
export const CheckoutNotConfigured: Story = {
  ...states.empty,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Enroll: ${attribution}` }))
    const dialog = await opened(`Enroll: ${attribution}`)
    await expect(dialog.getByText('No payment provider yet')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Place Order' }))
    await toastSays('warning', 'Order Kept')
    await expect((await rowOf(canvas, 'Available Courses', attribution)).getByText('Ordered')).toBeVisible()
  },
}

/** An enrolment that fails says so and begins nothing. */
export const EnrollFailed: Story = {
  ...story({ workspace: actsFail }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enroll Again: Measurement Foundations' }))
    await toastSays('error', 'Not done: enrol in a course')
    await expect((await rowOf(canvas, 'Available Courses', 'Measurement Foundations')).getByText('Passed')).toBeVisible()
  },
}

/** Lessons done of all lessons; Continue goes on with the last one. */
export const MyProgress: Story = {
  ...on('tab=progress'),
  play: async ({ canvas }) => {
    const rows = await rowsOf(canvas, 'My Progress')
    await expect(rows).toHaveLength(1)
    for (const row of rows) await expect(within(row).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '45')
    await expect(rows[0]).toHaveTextContent(/Tag Manager in Practice.*9 of 20 lessons · 45%/)
    await expect(canvas.getByRole('link', { name: `Continue: ${tagManager}` })).toHaveAttribute(
      'href',
      '/learning/certification?course=course-tag-manager&lesson=consent-mode',
    )
  },
}

export const CourseLeft: Story = {
  ...on('tab=progress'),
  play: async ({ canvas, userEvent }) => {
    await chooseMore(userEvent, await canvas.findByRole('button', { name: `More: ${tagManager}` }), 'Leave Course')
    const question = within(await screen.findByRole('alertdialog', { name: `Leave ${tagManager}?` }))
    await userEvent.click(question.getByRole('button', { name: 'Leave Course' }))
    await toastSays('success', 'Course Left')
    await expect(await canvas.findByText('No course begun')).toBeVisible()
  },
}

/** Nothing was begun in a project of one's own. */
export const NothingStarted: Story = {
  parameters: { ...states.empty.parameters, ...on('tab=progress').parameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No course begun')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Browse Courses' })).toHaveAttribute('href', '/learning/certification')
  },
}

/** A course that was passed shows for it; it can be taken again. */
export const PassedCourse: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'See Certificate: Measurement Foundations' }))
    await expect(await rowsOf(canvas, 'Completed')).toHaveLength(1)
  },
}

/** With the PDF. */
export const Completed: Story = {
  ...on('tab=completed'),
  play: async ({ canvas, userEvent }) => {
    const files = caughtDownloads()
    const rows = await rowsOf(canvas, 'Completed')
    await expect(rows).toHaveLength(1)
    await expect(rows[0]).toHaveTextContent(
      /Measurement Foundations.*Valid.*Completed Nov 24, 2023 · Valid until Nov 24, 2025 · 90% in the exam.*Credential ID TM-MF-2023-4471-15/,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Download Certificate: Measurement Foundations' }))
    await waitFor(() => expect(files[0]?.name).toBe('TM-MF-2023-4471-15.pdf'))
    await expect((await files[0]?.blob.text())?.slice(0, 8)).toBe('%PDF-1.4')
  },
}

/** A number is checked as anybody types it. */
export const CredentialChecked: Story = {
  ...on('tab=completed'),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Credential ID' })
    const check = () => userEvent.click(canvas.getByRole('button', { name: 'Check' }))
    await check()
    await expect(canvas.getByText('Enter the number on the certificate.')).toBeVisible()
    await userEvent.type(field, 'tm-mf-2023-4471-15')
    await check()
    await expect(await canvas.findByText('This certificate is valid')).toBeVisible()
    await expect(canvas.getByText('Elena Fischer passed Measurement Foundations. Issued on Nov 24, 2023, valid until Nov 24, 2025.')).toBeVisible()
    await retype(userEvent, field, 'TM-MF-2023-4477-15')
    await check()
    await expect(await canvas.findByText('This number has a typing mistake')).toBeVisible()
    await retype(userEvent, field, 'TM-MF-2000-0000-81')
    await check()
    await expect(await canvas.findByText('No such certificate was issued here')).toBeVisible()
  },
}

export const Achievements: Story = {
  ...on('tab=achievements'),
  play: async ({ canvas }) => {
    const rows = await rowsOf(canvas, 'Achievements')
    await expect(rows).toHaveLength(6)
    await expect(rows[0]).toHaveTextContent(/First Plan.*Turned goals into a measurement plan\..*Earned/)
    await expect(canvas.getAllByText('Earned')).toHaveLength(3)
    await expect(toneOf(canvas.getAllByText('Earned')[0])).toBe('positive')
  },
}

/** What is not earned looks and reads differently. */
export const AchievementLocked: Story = {
  ...on('tab=achievements'),
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Achievements', 'Consent Keeper')
    await expect(toneOf(row.getByText('Locked'))).toBe('neutral')
    await expect(row.queryByText('Earned')).toBeNull()
  },
}

/** The longest words, where there is least room; texts in another language say so. */
export const LongContent: Story = {
  ...phone(states.german.parameters),
  play: async ({ canvas, userEvent }) => {
    await expect(await rowsOf(canvas, 'Verfügbare Kurse')).toHaveLength(3)
    await expect(canvas.getByText('Lektionen und Prüfungen sind auf Englisch geschrieben.')).toBeVisible()
    for (const tab of ['Mein Fortschritt', 'Abgeschlossen', 'Erfolge']) {
      await userEvent.click(canvas.getByRole('tab', { name: tab }))
      await expect(await canvas.findByRole('list', { name: tab })).toBeVisible()
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
    }
  },
}
