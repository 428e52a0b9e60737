import type { within as scope } from 'storybook/test'
import { within } from 'storybook/test'

type Canvas = ReturnType<typeof scope>

/** The rows of a table of this name, without its head. */
export const tableRows = async (canvas: Canvas, name: string) =>
  within(await canvas.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)

/** One row of a table, found by words on it. */
export const tableRow = async (canvas: Canvas, name: string, words: string) => {
  const row = (await tableRows(canvas, name)).find((each) => each.textContent.includes(words))
  if (row === undefined) throw new Error(`The table '${name}' has no row with '${words}'.`)
  return within(row)
}

export const membersShown = (canvas: Canvas) => tableRows(canvas, 'Team Members')
