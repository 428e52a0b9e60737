import { expect, waitFor, type within } from 'storybook/test'
import { rowsOf } from '../../inStories.ts'

/** Waits until the row of a list that is found by some words says these too, wherever in it they stand. */
export const rowSays = async (canvas: ReturnType<typeof within>, list: string, row: string, words: string | RegExp) => {
  await waitFor(async () => expect((await rowsOf(canvas, list)).find((each) => each.textContent.includes(row))).toHaveTextContent(words))
}
