import { expect, type userEvent, waitFor, within } from 'storybook/test'
import { analyzeButton, elements, uploaded } from '../inStories.ts'
import { drawnPage } from '../reading/files.testing.ts'

type Canvas = ReturnType<typeof within>
type Person = ReturnType<typeof userEvent.setup>

/** A drawn page with three buttons, as the file that somebody took of it. */
export async function pageOf(name = 'shop.png', words: readonly string[] = ['Start free trial', 'See pricing', 'Contact sales']): Promise<File> {
  const picture = await drawnPage(words)
  return new File([picture], name, { type: picture.type })
}

/** Reading loads the recogniser and its data on the first picture of a visit. */
export const readingTakes = { timeout: 60_000 }

/** Chooses a picture, has it read on this device, and waits for its elements. */
export async function analyzed(canvas: Canvas, canvasElement: HTMLElement, person: Person, file?: File) {
  await uploaded(canvas, canvasElement, person, file ?? (await pageOf()))
  await person.click(await analyzeButton(canvas))
  return canvas.findByRole('list', { name: elements }, readingTakes)
}

/** The box over the picture of the element with these words. */
export const boxOf = (canvas: Canvas, words: string) =>
  within(canvas.getByRole('group', { name: /with its elements$/ })).getByRole('button', { name: new RegExp(words) })

/** Waits until nothing is being read any more. */
export const readingEnds = async (canvas: Canvas) => waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull(), readingTakes)
