import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { answering, choose, chooseMore, figureOf, headed, manyOf, opened, retype, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { actsFail, phone, states, story } from '../../states.ts'
import { Nlp } from './Nlp.tsx'

export default {
  title: 'AI/NLP Processing',
  component: Nlp,
  parameters: {
    requirements: {
      Ready: 'AI-NLP-01 to 06, DATA-NLPJOB-01',
      Empty: 'AI-NLP-03, 04',
      Processing: 'AI-NLP-06',
      Completed: 'AI-NLP-04',
      Error: 'AI-NLP-05',
      LongText: 'AI-NLP-04',
      LongContent: 'GEN-STATE-05',
      ManyRows: 'GEN-STATE-06',
    },
    path: '/ai/nlp',
  },
} satisfies Meta<typeof Nlp>
type Story = StoryObj<typeof Nlp>

const pipeline = 'Processing Pipeline'
const results = 'Recent Results'
const consent = 'how to set up consent mode with tag manager'
const long = `${'The checkout asks for a phone number that nobody needs, and people leave. '.repeat(20)}It is slow.`

export const Ready: Story = {
  play: async ({ canvas }) => {
    await headed(canvas, 'NLP Processing', 'Dashboard', 'AI', 'NLP Processing')
    for (const [label, figure] of Object.entries({ 'Texts Read': '1,058', 'In Progress': '1', 'Average Accuracy': '90%', Errors: '1' }))
      await expect(await figureOf(canvas, label)).toBe(figure)
    const jobs = await rowsOf(canvas, pipeline)
    await expect(jobs).toHaveLength(4)
    await expect(jobs[0]).toHaveTextContent(/Search terms to intent.*Processing.*640 of 1,000 texts.*Accuracy 87%.*how to set up consent mode.*Intent: learn/)
    await expect(jobs.map((row) => /Processing|Completed|Queued|Error/.exec(row.textContent)?.[0])).toEqual(['Processing', 'Completed', 'Queued', 'Error'])
    const list = within(canvas.getByRole('list', { name: pipeline }))
    await expect(list.getAllByRole('progressbar')).toHaveLength(jobs.filter((row) => /processing/i.test(row.textContent)).length)
    await expect(list.getByRole('progressbar', { name: 'Progress: Search terms to intent' })).toHaveAttribute('value', '64')
    const read = await rowsOf(canvas, results)
    await expect(read).toHaveLength(5)
    await expect(read[0]).toHaveTextContent(/how to set up consent mode with tag manager.*Intent: learn\. Topic: consent\..*Accuracy 91%/)
  },
}

export const Loading: Story = states.loading
export const Failed: Story = states.failed
export const NoAccess: Story = states.noAccess
export const ReadOnly: Story = {
  ...states.readOnly,
  play: async ({ canvas }) => {
    for (const name of [/^Confirm/, /^Correct/])
      await expect((await rowOf(canvas, results, consent)).getByRole('button', { name })).toHaveAccessibleDescription(/^Needs the role Analyst/)
    await expect((await rowOf(canvas, pipeline, 'Goals to events')).getByRole('button', { name: /^Retry/ })).toHaveAccessibleDescription(
      /^Needs the role Analyst/,
    )
  },
}

/** In a project of one's own, texts are really read. */
export const Empty: Story = {
  ...states.empty,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No jobs yet')).toBeVisible()
    await expect(canvas.getByText('No results yet')).toBeVisible()
    await userEvent.click(canvas.getAllByRole('button', { name: 'Analyze Text' })[1] as HTMLElement)
    const dialog = await opened('Analyze text')
    await userEvent.click(dialog.getByRole('radio', { name: /^Texts to sentiment/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Analyze' }))
    await expect(dialog.getByText('Write at least one line with a word in it.')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /Texts/ }), 'Setup was easy, thanks!{Enter}Die Seite ist leider langsam.')
    await userEvent.click(dialog.getByRole('button', { name: 'Analyze' }))
    await toastSays('success', '2 Texts Analyzed')
    await expect((await rowOf(canvas, results, 'Setup was easy')).getByText('Positive · easy, thanks')).toBeVisible()
    await expect((await rowOf(canvas, results, 'Die Seite')).getByText('Negative · leider, langsam')).toBeVisible()
    await expect((await rowOf(canvas, pipeline, 'Texts to sentiment')).getByText(/2 of 2 texts/)).toHaveTextContent('not checked yet')
  },
}

/** What a source does not have is said before anything is asked for. */
export const NoGoals: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Analyze Text' }))
    const dialog = await opened('Analyze text')
    await userEvent.click(dialog.getByRole('radio', { name: /^Goals to events/ }))
    await choose(
      userEvent,
      dialog.getByRole('combobox', { name: 'Which texts' }),
      'Goals of the plan Each sentence of the goals in this project’s measurement plan.',
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Analyze' }))
    await expect(dialog.getByText(/This project has no goals yet/)).toBeVisible()
  },
}

export const AnalysisFails: Story = {
  ...story({ workspace: actsFail }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Analyze Text' }))
    const dialog = await opened('Analyze text')
    await userEvent.type(dialog.getByRole('textbox', { name: /Texts/ }), 'Where is my revenue?')
    await userEvent.click(dialog.getByRole('button', { name: 'Analyze' }))
    await toastSays('error', 'Not done: analyze texts')
    await expect(dialog.getByRole('textbox', { name: /Texts/ })).toHaveValue('Where is my revenue?')
  },
}

/** Only what is being read shows how far it is. */
export const Processing: Story = {
  play: async ({ canvas }) => {
    await expect((await rowOf(canvas, pipeline, 'Search terms')).getByRole('progressbar')).toBeVisible()
    for (const type of ['Survey answers', 'Support requests', 'Goals to events'])
      await expect((await rowOf(canvas, pipeline, type)).queryByRole('progressbar')).toBeNull()
  },
}

/** A reading can be confirmed or corrected; both are kept as feedback. */
export const Completed: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, results, consent)
    await userEvent.click(row.getByRole('button', { name: `Confirm: ${consent}` }))
    const toast = await toastSays('success', 'Result Confirmed')
    await expect((await rowOf(canvas, results, consent)).getByText('Confirmed')).toBeVisible()
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
    await userEvent.click(await (await rowOf(canvas, results, consent)).findByRole('button', { name: `Correct: ${consent}` }))
    const dialog = await opened('Correct a result')
    const field = dialog.getByRole('textbox', { name: /Correct output/ })
    await userEvent.clear(field)
    await userEvent.click(dialog.getByRole('button', { name: 'Correct' }))
    await expect(dialog.getByText('Write what should have been read.')).toBeVisible()
    await retype(userEvent, field, 'Intent: set up. Topic: consent.')
    await userEvent.click(dialog.getByRole('button', { name: 'Correct' }))
    await toastSays('success', 'Result Corrected')
    const corrected = await rowOf(canvas, results, consent)
    for (const words of ['Corrected', 'Intent: set up. Topic: consent.']) await expect(corrected.getByText(words)).toBeVisible()
  },
}

/** A queued job has nothing to show yet, and can be removed after a question. */
export const Queued: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, pipeline, 'Support requests to topics')
    await expect(row.getByText(/0 of 286 texts/)).toBeVisible()
    await chooseMore(userEvent, row.getByRole('button', { name: 'More: Support requests to topics' }), 'Remove Job')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove “Support requests to topics”?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Job' }))
    await toastSays('success', 'Job Removed')
    await expect(await rowsOf(canvas, pipeline)).toHaveLength(3)
  },
}

/** An error says why, and the job can go back to the queue. */
export const Error: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, pipeline, 'Goals to events')
    await expect(row.getByText(/in a language that we cannot read yet/)).toBeVisible()
    await userEvent.click(row.getByRole('button', { name: 'Retry: Goals to events' }))
    await toastSays('success', 'Job Queued Again')
    await expect((await rowOf(canvas, pipeline, 'Goals to events')).getByText('Queued')).toBeVisible()
    await expect(await figureOf(canvas, 'Errors')).toBe('0')
  },
}

/** A long text takes one line in the list and stands whole in its details. */
export const LongText: Story = {
  ...story({ before: (workspace) => workspace.act('nlp.analyze', { task: 'keywords', source: 'typed', texts: [long] }) }),
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, results, 'The checkout asks for a phone number')
    await userEvent.click(row.getByRole('button', { name: /^View Details/ }))
    const drawer = await opened('Texts to keywords')
    await expect(drawer.getByText(long)).toBeVisible()
    await expect(drawer.getByRole('list', { name: 'Keywords' })).toHaveTextContent('checkout')
    await expect(drawer.getByText('English')).toBeVisible()
    await expect(drawer.getByText('21')).toBeVisible()
  },
}

/** The longest words, where there is least room: nothing is cut and nothing scrolls sideways. */
export const LongContent: Story = {
  ...phone(states.german.parameters),
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas, 'Neueste Ergebnisse')).toHaveLength(5)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}

/** A project with much of it: more than fifty are paged. */
export const ManyRows: Story = {
  ...answering('nlp.list', (answer) => ({ ...answer, results: manyOf(answer.results, 120, (place) => ({ input: `Goal ${place}` })) })),
  play: async ({ canvas, userEvent }) => {
    await expect(await rowsOf(canvas, 'Recent Results')).toHaveLength(50)
    await userEvent.click(within(canvas.getByRole('navigation', { name: 'Pages: Recent Results' })).getByRole('button', { name: /3/ }))
    await expect(await rowsOf(canvas, 'Recent Results')).toHaveLength(20)
    await expect(canvas.getAllByText('Goal 120')[0]).toBeVisible()
  },
}
