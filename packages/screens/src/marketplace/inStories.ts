import { within } from 'storybook/test'

type Canvas = ReturnType<typeof within>

/** The rows of a table under its heads. */
export const linesOf = async (canvas: Canvas, name: string) =>
  within(await canvas.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)

/** One row of a table, found by words on it. */
export const lineOf = async (canvas: Canvas, name: string, words: string) => {
  const line = (await linesOf(canvas, name)).find((each) => each.textContent.includes(words))
  if (line === undefined) throw new Error(`The table '${name}' has no row with '${words}'.`)
  return within(line)
}
