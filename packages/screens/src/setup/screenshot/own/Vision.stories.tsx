import type { VisionComparison, VisionSettings, Workspace } from '@tagmason/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { choose, leave, opened, rowOf, rowsOf, toastSays } from '../../../inStories.ts'
import { states, story } from '../../../states.ts'
import { elements } from '../inStories.ts'
import { Screenshot } from '../Screenshot.tsx'
import { analyzed } from './inStories.ts'

/** A second opinion from a model that sees. Stories have no server that could ask one: the model's part is played between workspace and screen. */
export default { title: 'Setup/Screenshot Analysis', component: Screenshot, parameters: { path: '/setup/screenshot' } } satisfies Meta<typeof Screenshot>
type Story = StoryObj<typeof Screenshot>

const kept: VisionSettings = {
  kind: 'openai',
  address: 'https://models.example.com/v1',
  model: 'seer-2',
  on: true,
  connectedAt: '2024-01-22T09:50:00.000Z',
  hasKey: true,
}
const missed = { type: 'Link' as const, text: 'Imprint', confidence: 80, box: { x: 80, y: 500, width: 90, height: 24 } }

/** What was sent to the model by a press. */
const sent: { type: string; picture: string; width: number; height: number }[] = []
/** A workspace with a model that is on: it finds the first element, and one that the device did not. */
const withModel = (real: Workspace): Workspace => ({
  ...real,
  read: async (name, input) => (name === 'vision.settings' ? (kept as never) : real.read(name, input)),
  act: async (name, input) => {
    if (name !== 'screenshots.compare') return real.act(name, input)
    sent.push(input as (typeof sent)[number])
    const own = (await real.read('screenshots.current', undefined))?.elements ?? []
    const [first, ...others] = own
    if (first === undefined) throw new Error('Nothing was analyzed.')
    const answer: VisionComparison = {
      model: kept.model,
      found: [
        { element: first, own: first.id },
        { element: missed, own: null },
      ],
      onlyDevice: others.map(({ id }) => id),
    }
    return answer as never
  },
})

/** Off by default: nothing is sent, and who manages the account can set a model up. */
export const OwnVisionOff: Story = {
  ...states.empty,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('Pictures are read by this browser, on this device, and sent nowhere.')).toBeVisible()
    await analyzed(canvas, canvasElement, userEvent)
    await expect(await canvas.findByText(/^No vision model is asked, so no picture leaves this device\./)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Compare with/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Set Up Vision Model' }))
    const dialog = await opened('Second opinion')
    await expect(dialog.getByRole('switch', { name: 'Ask this model' })).not.toBeChecked()
    await choose(userEvent, dialog.getByRole('combobox', { name: 'Interface' }), 'Ollama')
    await expect(dialog.getByText('As http://localhost:11434')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('This is no whole address: begin it with https://.')).toBeVisible()
    await expect(dialog.getByText('Please enter the name of the model')).toBeVisible()
    await leave(userEvent)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByText(/^No vision model is asked, so no picture leaves this device\./)).toBeVisible()
  },
}

/** One press sends the picture to the model that is named; what only it found can be taken over. */
export const OwnVisionCompared: Story = {
  ...story({ ...states.empty.parameters.state, workspace: withModel }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    sent.length = 0
    await analyzed(canvas, canvasElement, userEvent)
    await expect(await canvas.findByText(/^A press sends this picture to seer-2 at models\.example\.com\./)).toBeVisible()
    await expect(canvas.getByText(/^Pictures are read by this browser, on this device\. Only Compare with seer-2 sends one/)).toBeVisible()
    await expect(sent).toHaveLength(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Compare with seer-2' }))
    await expect(await canvas.findByText('1 found by both, 1 by seer-2 alone, 2 by this device alone.')).toBeVisible()
    await expect(sent).toHaveLength(1)
    await expect(sent[0]).toMatchObject({ type: 'image/jpeg', width: 800, height: 600 })
    await expect(sent[0]?.picture.startsWith('/9j/')).toBe(true)
    const opinions = await rowsOf(canvas, 'Second opinion')
    await expect(opinions).toHaveLength(4)
    await expect(opinions[0]).toHaveTextContent(/Imprint.*Link.*Only the model/)
    await userEvent.click(within(opinions[0] as HTMLElement).getByRole('button', { name: 'Add to the results: Imprint' }))
    await toastSays('success', 'Added to the results')
    await waitFor(async () => expect(await rowsOf(canvas, elements)).toHaveLength(4))
    await expect((await rowOf(canvas, elements, 'Imprint')).getByText('Link')).toBeVisible()
  },
}

/** The key is not shown again; where the model was reached, that is said. */
export const OwnVisionSettings: Story = {
  ...story({ ...states.empty.parameters.state, workspace: withModel }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await analyzed(canvas, canvasElement, userEvent)
    await userEvent.click(await canvas.findByRole('button', { name: 'Vision Model Settings' }))
    const dialog = await opened('Second opinion')
    await expect(dialog.getByText('There is a key. It stays when this field is empty.')).toBeVisible()
    await expect(dialog.getByText('Connected')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Address' }), '/elsewhere')
    await expect(await dialog.findByText(/^The key that is kept was for another address and goes/)).toBeVisible()
    // It was another address that answered.
    await expect(dialog.queryByText('Connected')).toBeNull()
    await expect(dialog.getByText('Not tested yet')).toBeVisible()
  },
}
