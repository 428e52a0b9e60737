import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { caughtDownloads, choose, chooseMore, opened, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { actsFail, states, story } from '../../states.ts'
import { Community } from './Community.tsx'

export default {
  title: 'Marketplace/Community',
  component: Community,
  parameters: {
    requirements: {
      NewDiscussionDialog: 'MKT-COMM-08, MKT-COMM-08-B',
      PostFails: 'GEN-STATE-04',
      DiscussionOpen: 'MKT-COMM-08, 12, MKT-COMM-08-B',
      Liked: 'MKT-COMM-12',
      Removed: 'GEN-STATE-07',
      Following: 'MKT-COMM-11, MKT-COMM-11-B',
      LessonOpen: 'MKT-COMM-10, MKT-COMM-10-B, MKT-COMM-13-B',
      SubmitTutorialDialog: 'MKT-COMM-09',
      TutorialPendingApproval: 'MKT-COMM-09, MKT-COMM-09-B',
      TutorialApproved: 'MKT-COMM-09',
      TutorialDeclined: 'MKT-COMM-09',
      TutorialAsFile: 'MKT-COMM-09, 10, MKT-COMM-09-B',
      DiscussionPosted: 'MKT-COMM-08-B',
    },
    path: '/marketplace/community',
  },
} satisfies Meta<typeof Community>
type Story = StoryObj<typeof Community>

const at = (query: string) => ({ path: `/marketplace/community?${query}` })
const tutorials = at('tab=tutorials')
const question = { title: 'Which id joins them?', category: 'Architecture', text: 'Web and CRM, without a cookie.' } as const
const lesson = { title: 'Consent in ten minutes', difficulty: 'Beginner', duration: 10, link: 'https://example.com/video' } as const

/** What is missing is said, and the post stands first in the list. */
export const NewDiscussionDialog: Story = {
  play: async ({ canvas, userEvent }) => {
    await rowsOf(canvas, 'Discussions')
    await userEvent.click(await canvas.findByRole('button', { name: 'Start New Discussion' }))
    const dialog = await opened('Start New Discussion')
    await userEvent.click(dialog.getByRole('button', { name: 'Post Discussion' }))
    for (const words of ['Give it a title.', 'Choose a category.', 'Write what it is about.']) await expect(dialog.getByText(words)).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), question.title)
    await choose(userEvent, dialog.getByRole('combobox', { name: 'Category' }), question.category)
    await userEvent.type(dialog.getByRole('textbox', { name: 'Text' }), question.text)
    await expect(dialog.queryByText('Give it a title.')).toBeNull()
  },
}

export const DiscussionPosted: Story = {
  play: async ({ canvas, userEvent }) => {
    await rowsOf(canvas, 'Discussions')
    await userEvent.click(await canvas.findByRole('button', { name: 'Start New Discussion' }))
    const dialog = await opened('Start New Discussion')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), question.title)
    await choose(userEvent, dialog.getByRole('combobox', { name: 'Category' }), question.category)
    await userEvent.type(dialog.getByRole('textbox', { name: 'Text' }), question.text)
    await userEvent.click(dialog.getByRole('button', { name: 'Post Discussion' }))
    await (await toastSays('success', 'Discussion Posted')).findByText(question.title)
    const rows = await rowsOf(canvas, 'Discussions')
    await expect(rows).toHaveLength(6)
    await expect(rows[0]).toHaveTextContent(/Which id joins them\?.*Architecture.*Web and CRM.*Elena Fischer.*0 replies.*0 likes/)
  },
}

/** What was typed stays when it cannot be posted. */
export const PostFails: Story = {
  ...story({ workspace: actsFail }),
  play: async ({ canvas, userEvent }) => {
    await rowsOf(canvas, 'Discussions')
    await userEvent.click(await canvas.findByRole('button', { name: 'Start New Discussion' }))
    const dialog = await opened('Start New Discussion')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), question.title)
    await choose(userEvent, dialog.getByRole('combobox', { name: 'Category' }), question.category)
    await userEvent.type(dialog.getByRole('textbox', { name: 'Text' }), question.text)
    await userEvent.click(dialog.getByRole('button', { name: 'Post Discussion' }))
    await toastSays('error', 'Not done: start a discussion')
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue(question.title)
  },
}

/** Replies and likes work. */
export const DiscussionOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Share your consent set-up' }))
    const drawer = await opened('Share your consent set-up')
    await expect(await drawer.findByText('The latest 2 of 34')).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: 'Reply' }))
    await expect(await drawer.findByText('Write a reply.')).toBeVisible()
    await userEvent.type(drawer.getByRole('textbox', { name: 'Your reply' }), 'Denied first, then the banner.')
    await userEvent.click(drawer.getByRole('button', { name: 'Reply' }))
    await toastSays('success', 'Reply Posted')
    await expect(within(drawer.getByRole('list', { name: 'Replies' })).getAllByRole('listitem')[2]).toHaveTextContent(/Elena Fischer.*Denied first/)
    await expect(drawer.getByText('The latest 3 of 35')).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: '15 likes: reply by Sofia Marchetti' }))
    await expect(await drawer.findByRole('button', { name: '16 likes: reply by Sofia Marchetti' })).toHaveAttribute('aria-pressed', 'true')
  },
}

/** A member likes a discussion once, and can take it back. */
export const Liked: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, 'Discussions', 'Share your consent set-up')
    await userEvent.click(row.getByRole('button', { name: '91 likes: Share your consent set-up' }))
    const liked = await row.findByRole('button', { name: '92 likes: Share your consent set-up' })
    await expect(liked).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(liked)
    await expect(await row.findByRole('button', { name: '91 likes: Share your consent set-up' })).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(row.getByRole('button', { name: '91 likes: Share your consent set-up' }))
    await row.findByRole('button', { name: '92 likes: Share your consent set-up' })
  },
}

/** What cannot be undone is asked first. */
export const Removed: Story = {
  parameters: at('discussion=discussion-5'),
  play: async ({ canvas, userEvent }) => {
    const drawer = await opened('A checklist before every publish')
    await userEvent.click(await drawer.findByRole('button', { name: 'Remove the reply by Elena Fischer' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove Reply' }))
    await toastSays('success', 'Reply Removed')
    await expect(await drawer.findByText('The latest 1 of 8')).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: 'Remove Discussion' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove Discussion' }))
    await toastSays('success', 'Discussion Removed')
    await waitFor(async () => expect(await rowsOf(canvas, 'Discussions')).toHaveLength(4))
  },
}

/** Viewers take part, and remove only what is theirs. */
export const AsViewer: Story = {
  parameters: { ...states.readOnly.parameters, ...at('discussion=discussion-5') },
  play: async () => {
    const drawer = await opened('A checklist before every publish')
    await expect(await drawer.findByRole('button', { name: 'Reply' })).toBeEnabled()
    await expect(drawer.queryByRole('button', { name: 'Remove Discussion' })).toBeNull()
  },
}

/** Follow reads Following, and again Follow. */
export const Following: Story = {
  parameters: at('tab=experts'),
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, 'Experts', 'Greta Holm')
    const follow = row.getByRole('button', { name: 'Follow: Greta Holm' })
    await userEvent.click(follow)
    await expect(await row.findByText(/389 followers/)).toBeVisible()
    await expect(follow).toHaveTextContent('Following')
    await userEvent.click(follow)
    await expect(await row.findByText(/388 followers/)).toBeVisible()
    await expect(follow).toHaveTextContent('Follow')
    await userEvent.click(follow)
    await expect(await row.findByText(/389 followers/)).toBeVisible()
  },
}

/** A view is counted, and the lesson can be opened and rated. */
export const LessonOpen: Story = {
  parameters: tutorials,
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, 'Tutorials', 'Lead scoring with three parameters')
    await userEvent.click(row.getByRole('button', { name: /^Watch Tutorial/ }))
    const drawer = await opened('Lead scoring with three parameters')
    await expect(await drawer.findByText('875')).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'Open Lesson' })).toHaveAttribute('href', '/learning/tutorials')
    await userEvent.click(drawer.getByRole('radio', { name: '5 stars' }))
    await toastSays('success', 'Rating Saved')
    await expect(await drawer.findByText('(58)')).toBeInTheDocument()
    await expect(row.getByText(/875 views/)).toBeInTheDocument()
  },
}

/** What is missing is said. */
export const SubmitTutorialDialog: Story = {
  parameters: tutorials,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit Tutorial' }))
    const dialog = await opened('Submit Tutorial')
    await userEvent.click(dialog.getByRole('button', { name: 'Submit' }))
    for (const words of ['Give it a title.', 'Choose a level.', 'Give 1 to 600 minutes.', 'Give an address that begins with https://.'])
      await expect(dialog.getByText(words)).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: 'A file' }))
    await expect(dialog.getByText('Choose a file.')).toBeVisible()
  },
}

/** A submission waits for an administrator, who approves it. */
export const TutorialPendingApproval: Story = {
  parameters: tutorials,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit Tutorial' }))
    const dialog = await opened('Submit Tutorial')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), lesson.title)
    await choose(userEvent, dialog.getByRole('combobox', { name: 'Difficulty' }), lesson.difficulty)
    await userEvent.type(dialog.getByLabelText(/^Duration/), '10')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Web address' }), lesson.link)
    await userEvent.click(dialog.getByRole('button', { name: 'Submit' }))
    await (await toastSays('success', 'Tutorial Submitted')).findByText('It waits for an administrator’s approval.')
    const row = await rowOf(canvas, 'Tutorials', lesson.title)
    await expect(row.getByText('Waiting for approval')).toBeVisible()
    await expect(row.getByRole('button', { name: `Approve: ${lesson.title}` })).toBeVisible()
  },
}
const waiting = { ...story({ before: (workspace) => workspace.act('community.submitTutorial', lesson) }).parameters, ...tutorials }
/** Approved, everybody sees it. */
export const TutorialApproved: Story = {
  parameters: waiting,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, 'Tutorials', lesson.title)).getByRole('button', { name: `Approve: ${lesson.title}` }))
    await toastSays('success', 'Tutorial Approved')
    const row = await rowOf(canvas, 'Tutorials', lesson.title)
    await waitFor(() => expect(row.queryByText('Waiting for approval')).toBeNull())
    await userEvent.click(row.getByRole('button', { name: /^Watch/ }))
    const drawer = await opened(lesson.title)
    await expect(drawer.getByRole('link', { name: /Open Lesson/ })).toHaveAttribute('href', lesson.link)
    await expect(drawer.queryByRole('radio')).toBeNull()
  },
}

/** What is declined stays with who handed it in, who can take it back. */
export const TutorialDeclined: Story = {
  parameters: waiting,
  play: async ({ canvas, userEvent }) => {
    const more = (await rowOf(canvas, 'Tutorials', lesson.title)).getByRole('button', { name: `More: ${lesson.title}` })
    await chooseMore(userEvent, more, 'Decline')
    await userEvent.click(within(await screen.findByRole('alertdialog', { name: 'Decline this tutorial?' })).getByRole('button', { name: 'Decline' }))
    await toastSays('success', 'Tutorial Declined')
    await expect(await (await rowOf(canvas, 'Tutorials', lesson.title)).findByText('Declined')).toBeVisible()
    await chooseMore(userEvent, more, 'Withdraw')
    await userEvent.click(within(await screen.findByRole('alertdialog', { name: 'Withdraw this tutorial?' })).getByRole('button', { name: 'Withdraw' }))
    await toastSays('success', 'Tutorial Withdrawn')
    await waitFor(async () => expect(await rowsOf(canvas, 'Tutorials')).toHaveLength(4))
  },
}

/** A lesson can be a file, which comes back as it was given. */
export const TutorialAsFile: Story = {
  parameters: tutorials,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit Tutorial' }))
    const dialog = await opened('Submit Tutorial')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Notes on consent')
    await choose(userEvent, dialog.getByRole('combobox', { name: 'Difficulty' }), 'Advanced')
    await userEvent.type(dialog.getByLabelText(/^Duration/), '5')
    await userEvent.click(dialog.getByRole('radio', { name: 'A file' }))
    const picker = screen.getByRole('dialog', { name: 'Submit Tutorial' }).querySelector<HTMLInputElement>('input[type=file]')
    if (picker === null) throw new Error('The dialog has no place for a file.')
    await userEvent.upload(picker, new File(['# Notes'], 'notes.md', { type: 'text/markdown' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Submit' }))
    await toastSays('success', 'Tutorial Submitted')
    const files = caughtDownloads()
    await userEvent.click((await rowOf(canvas, 'Tutorials', 'Notes on consent')).getByRole('button', { name: /^Watch/ }))
    await userEvent.click(await (await opened('Notes on consent')).findByRole('button', { name: 'Save Lesson' }))
    await expect(files[0]?.name).toBe('notes.md')
    await expect(await files[0]?.blob.text()).toBe('# Notes')
  },
}
