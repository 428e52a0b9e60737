import { within } from 'storybook/test'

type Canvas = ReturnType<typeof within>

/** The rows of a table of this name, without its head. Found by selector: roles are worked out for every cell, which takes long in a large table. */
export const tableRows = async (canvas: Canvas, name: string) =>
  Array.from<HTMLElement>((await canvas.findByRole('table', { name })).querySelectorAll('tbody tr'))

/** One row of a table, found by words on it. */
export const tableRow = async (canvas: Canvas, name: string, words: string) => {
  const row = (await tableRows(canvas, name)).find((each) => each.textContent.includes(words))
  if (row === undefined) throw new Error(`The table '${name}' has no row with '${words}'.`)
  return within(row)
}

export const membersShown = (canvas: Canvas) => tableRows(canvas, 'Team Members')
