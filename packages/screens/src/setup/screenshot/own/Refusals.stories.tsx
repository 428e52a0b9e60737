import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { rowsOf, toastSays } from '../../../inStories.ts'
import { actsFail, actsHang, states, story } from '../../../states.ts'
import { analyzeButton, elements, fileField, pngOf, uploaded } from '../inStories.ts'
import { bombPng, brokenOff, drawnPage, frames, gifOf, transparentPng } from '../reading/files.testing.ts'
import { Screenshot } from '../Screenshot.tsx'
import { analyzed, pageOf, readingEnds, readingTakes } from './inStories.ts'

/** Pictures that cannot be read, and reading that is ended. */
export default {
  title: 'Setup/Screenshot Analysis',
  component: Screenshot,
  parameters: { requirements: { OwnCancelled: 'SETUP-SHOT-13-B' }, path: '/setup/screenshot' },
} satisfies Meta<typeof Screenshot>
type Story = StoryObj<typeof Screenshot>

const fileOf = (picture: Blob, name: string) => new File([picture], name, { type: picture.type })

/** A file that is refused as it is chosen: nothing is unpacked, and what was there stays. */
const refusedAtOnce = (file: () => Promise<File>, words: string): Story => ({
  ...states.empty,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await uploaded(canvas, canvasElement, userEvent)
    await userEvent.upload(fileField(canvasElement), await file())
    await toastSays('error', words)
    await expect(canvas.getByRole('img', { name: 'Preview of page.png' })).toBeVisible()
  },
})

/** A few bytes that would unpack to 14 GB. */
export const OwnBomb = refusedAtOnce(
  async () => fileOf(await bombPng(60_000, 60_000), 'bomb.png'),
  'This image has more than 64 million pixels: crop it, or take the page in parts.',
)
export const OwnTruncated = refusedAtOnce(
  async () => fileOf(await brokenOff('image/jpeg'), 'half.jpg'),
  'The end of this image is missing: save or download it once more.',
)
export const OwnEmptyFile = refusedAtOnce(async () => new File([], 'nothing.png', { type: 'image/png' }), 'This file is not an image we can read')

/** A picture that can be shown, but holds no page. */
const refusedByReading = (file: () => Promise<File>, words: string): Story => ({
  ...states.empty,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await uploaded(canvas, canvasElement, userEvent, await file())
    await userEvent.click(await analyzeButton(canvas))
    await toastSays('error', words)
    await expect(await analyzeButton(canvas)).toBeEnabled()
    await expect(canvas.queryByRole('list', { name: elements })).toBeNull()
  },
})
export const OwnTooSmall = refusedByReading(() => pngOf('dot.png', 1, 1), 'This image is too small to hold a page: take one of at least 24 × 24 pixels.')
export const OwnTransparent = refusedByReading(
  async () => fileOf(await transparentPng(), 'nothing.png'),
  'This image is transparent everywhere: save it with a background.',
)

/** Nothing worth tracking: said, and what would help. */
export const OwnNothingFound: Story = {
  ...states.empty,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await uploaded(canvas, canvasElement, userEvent, fileOf(await drawnPage([]), 'empty.png'))
    await userEvent.click(await analyzeButton(canvas))
    await expect(await canvas.findByText('Nothing to measure was found', {}, { timeout: 30_000 })).toBeVisible()
  },
}

/** Of a picture that moves, the first frame is read, which is said. */
export const OwnAnimated: Story = {
  ...states.empty,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await uploaded(canvas, canvasElement, userEvent, fileOf(await gifOf(frames(3)), 'moves.gif'))
    await userEvent.click(await analyzeButton(canvas))
    await expect(await canvas.findByText('This picture moves: the elements are those of its first frame.', {}, { timeout: 30_000 })).toBeVisible()
  },
}

/** Cancelling ends the reading, and the picture can be read anew. */
export const OwnCancelled: Story = {
  ...states.empty,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const words = Array.from({ length: 40 }, (_, at) => `Start free trial ${at + 1}`)
    await uploaded(canvas, canvasElement, userEvent, fileOf(await drawnPage(words, '#fff', 1200, 4000), 'long.png'))
    await userEvent.click(await analyzeButton(canvas))
    await expect(await canvas.findByRole('progressbar')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await toastSays('info', 'Analysis cancelled')
    await readingEnds(canvas)
    await expect(await analyzeButton(canvas)).toHaveFocus()
    await expect(canvas.queryByRole('list', { name: elements })).toBeNull()
    await expect(await analyzeButton(canvas)).toBeEnabled()
  },
}

/** Several in a row: each is read for itself, and nothing of one is said of another. */
export const OwnSeveralPictures: Story = {
  ...states.empty,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: /^Screenshot/ })
    await userEvent.upload(fileField(canvasElement), [
      await pageOf('first.png', ['Start free trial']),
      await pageOf('second.png', ['See pricing', 'Contact sales']),
    ])
    await expect(await canvas.findByText('Picture 1 of 2')).toBeVisible()
    await analyzed(canvas, canvasElement, userEvent, await pageOf('third.png', ['Book a demo']))
    await expect(canvas.getByText('Picture 3 of 3')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Next picture' })).toHaveAccessibleDescription('This is the last picture.')
    await expect(await rowsOf(canvas, elements)).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Previous picture' }))
    await expect(await canvas.findByText('No elements yet')).toBeVisible()
    await userEvent.click(await analyzeButton(canvas))
    await waitFor(async () => expect(await rowsOf(canvas, elements)).toHaveLength(2), { timeout: 30_000 })
    await userEvent.click(canvas.getByRole('button', { name: 'Remove second.png' }))
    await expect(await canvas.findByText('Picture 2 of 2')).toBeVisible()
  },
}

export const OwnReadOnly: Story = {
  ...story({ ...states.empty.parameters.state, role: 'viewer' }),
  play: async ({ canvas }) => {
    await expect(await analyzeButton(canvas)).toHaveAccessibleDescription(/^Needs the role Editor/)
  },
}

/** What was found could not be kept: said, and it can be read again. */
export const OwnKeepingFails: Story = {
  ...story({
    ...states.empty.parameters.state,
    workspace: (real) => ({ ...real, act: (name, input) => (name === 'screenshots.keep' ? actsFail(real).act(name, input) : real.act(name, input)) }),
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await uploaded(canvas, canvasElement, userEvent, await pageOf())
    await userEvent.click(await analyzeButton(canvas))
    await toastSays('error', 'Not done: keep what was found on a picture')
    await expect(await analyzeButton(canvas)).toBeEnabled()
    await expect(canvas.queryByRole('list', { name: elements })).toBeNull()
  },
}

/** Each stage is told by its name; the last one cannot be cancelled, because it is the workspace's. */
export const OwnKeepingHangs: Story = {
  ...story({
    ...states.empty.parameters.state,
    workspace: (real) => ({ ...real, act: (name, input) => (name === 'screenshots.keep' ? actsHang(real).act(name, input) : real.act(name, input)) }),
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await uploaded(canvas, canvasElement, userEvent, await pageOf())
    await userEvent.click(await analyzeButton(canvas))
    await expect(await canvas.findByRole('progressbar', { name: 'Suggesting events' }, readingTakes)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Cancel' })).toBeNull()
    await expect(canvas.getByText('The picture is being read')).toBeVisible()
  },
}
