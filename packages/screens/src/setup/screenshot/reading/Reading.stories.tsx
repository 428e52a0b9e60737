import type { Meta, StoryObj } from '@storybook/react-vite'
import { List, ListRow, Text } from '@tagmason/ui'
import { useEffect, useState } from 'react'
import { expect } from 'storybook/test'
import { asRows } from './asRows.testing.ts'
import { bombPng, brokenOff, drawnPage, frames, gifOf, transparentPng } from './files.testing.ts'
import office from './pictures/office.png'
import expected from './pictures/office.txt?raw'
import { type Reading, type ReadingOptions, ReadingRefusal, readScreenshot, releaseReaders } from './readScreenshot.ts'

interface ReportProps {
  /** The file to read. */
  file: () => Promise<Blob>
  language?: ReadingOptions['language']
}

/** What is read from a file, plainly: the screen draws the same as boxes. */
function Report({ file, language = 'en' }: ReportProps) {
  const [said, setSaid] = useState('Reading…')
  const [reading, setReading] = useState<Reading>()
  useEffect(() => {
    const stop = new AbortController()
    void file()
      .then((picture) => readScreenshot(picture, { language, signal: stop.signal, onProgress: () => undefined }))
      .then(setReading, (error: unknown) => setSaid(error instanceof ReadingRefusal ? `${error.fault}: ${error.message}` : String(error)))
    return () => {
      stop.abort()
      releaseReaders()
    }
  }, [file, language])
  if (reading === undefined) return <Text>{said}</Text>
  return (
    <List label={reading.animated ? 'Read from the first frame' : 'Read'}>
      {reading.elements.map(({ kind, box, text }) => (
        <ListRow key={`${kind} ${box.x} ${box.y}`} title={text === '' ? kind : text} detail={kind} />
      ))}
    </List>
  )
}

/** Pictures that are read in this browser, in a worker, with nothing from elsewhere. */
export default { title: 'Setup/Screenshot Analysis/Reading', component: Report } satisfies Meta<typeof Report>
type Story = StoryObj<typeof Report>

const officePicture = async () => (await fetch(office)).blob()
const patiently = { timeout: 30_000 }
const quietly = { signal: new AbortController().signal, onProgress: () => undefined }

/** Every figure is the one that Node computes (reading.test.ts), and the stages are told in their order. */
export const SameAsInNode: Story = {
  args: { file: officePicture },
  play: async ({ canvas }) => {
    const heard: string[] = []
    const picture = await officePicture()
    const { elements, ...rest } = await readScreenshot(picture, {
      ...quietly,
      language: 'en',
      onProgress: (stage, done, all) => heard.push(done === all || done === 0 ? `${stage} ${done === 0 ? 'starts' : 'ends'}` : stage),
    })
    await expect(asRows(elements)).toBe(expected)
    await expect(rest).toEqual({ width: 1280, height: 800, ratio: 1, animated: false })
    await expect([...new Set(heard)]).toEqual([
      'opening starts',
      'looking starts',
      'looking ends',
      'loading starts',
      'loading',
      'loading ends',
      'reading starts',
      'reading',
      'reading ends',
    ])
    // The next one finds the recogniser started.
    heard.length = 0
    await readScreenshot(picture, { ...quietly, language: 'en', onProgress: (stage) => heard.push(stage) })
    await expect(heard).not.toContain('loading')
    await expect(await canvas.findByRole('list', { name: 'Read' }, patiently)).toBeVisible()
  },
}

/** Accents are read with the member's language. */
export const French: Story = {
  args: { file: () => drawnPage(['Déjà à vous', 'Créer un compte', 'Où êtes-vous ?']), language: 'fr' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Créer un compte', {}, patiently)).toBeVisible()
    await expect(canvas.getByText('Déjà à vous')).toBeVisible()
  },
}

/** Who cancels is heard at once, and the next picture is read. */
export const Cancelled: Story = {
  args: { file: officePicture },
  play: async ({ canvas }) => {
    const picture = await officePicture()
    for (const at of ['opening', 'looking', 'reading'] as const) {
      const stop = new AbortController()
      const reading = readScreenshot(picture, {
        language: 'en',
        signal: stop.signal,
        onProgress: (stage) => (stage === at ? stop.abort(new Error('Enough.')) : undefined),
      })
      await expect(reading).rejects.toThrow('Enough.')
    }
    await expect(readScreenshot(picture, { ...quietly, language: 'en', signal: AbortSignal.abort(new Error('Never.')) })).rejects.toThrow('Never.')
    await expect((await readScreenshot(picture, { ...quietly, language: 'en' })).elements.length).toBeGreaterThan(10)
    await expect(await canvas.findByRole('list', { name: 'Read' }, patiently)).toBeVisible()
  },
}

/** A picture that moves is read by its first frame. */
export const Animated: Story = {
  args: { file: () => gifOf(frames(2)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Read from the first frame' }, patiently)).toBeVisible()
  },
}

/** What is see-through stands on white. */
export const SeeThrough: Story = {
  args: { file: () => drawnPage(['Create account', 'Send message'], null) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Create account', {}, patiently)).toBeVisible()
  },
}

/** Each with one sentence. */
export const Refused: Story = {
  args: { file: () => brokenOff('image/png') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('truncated: The end of the picture is missing: save or download it once more.', {}, patiently)).toBeVisible()
    const refused = async (file: Blob, fault: string) => {
      await expect(readScreenshot(file, { ...quietly, language: 'en' })).rejects.toMatchObject({ name: 'ReadingRefusal', fault })
    }
    await refused(new Blob([]), 'unreadable')
    await refused(new File(['This is a letter, whatever its name.'], 'page.png', { type: 'image/png' }), 'unreadable')
    await refused(await brokenOff('image/jpeg'), 'truncated')
    await refused(await drawnPage([], '#fff', 1, 1), 'tooSmall')
    await refused(await bombPng(60_000, 60_000), 'tooLarge')
    // States what would be allowed, and holds nothing.
    await refused(await bombPng(4000, 4000), 'unreadable')
    await refused(await transparentPng(), 'transparent')
    await refused(new Blob([new Uint8Array(11 * 1024 * 1024)]), 'tooLargeFile')
  },
}

/** 20,000 px are read in slices. */
export const VeryTall: Story = {
  args: { file: () => drawnPage(['Create account', 'Send message'], '#fff', 800, 20_000) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Send message', {}, patiently)).toBeVisible()
  },
}
