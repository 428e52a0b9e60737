import type { userEvent, within } from 'storybook/test'

type Canvas = ReturnType<typeof within>
type Person = ReturnType<typeof userEvent.setup>

/** The name of the list of results. */
export const elements = 'Detected elements'

/** A drawn page as a real PNG of any size. */
export async function pngOf(name: string, width: number, height: number): Promise<File> {
  const sheet = new OffscreenCanvas(width, height)
  const pen = sheet.getContext('2d')
  if (pen === null) throw new Error('This browser draws no pictures.')
  const fill = (colour: string, ...[x, y, w, h]: [number, number, number, number]) => {
    pen.fillStyle = colour
    pen.fillRect(x * width, y, w * width, h)
  }
  fill('#ffffff', 0, 0, 1, height)
  fill('#1f2430', 0.05, 30, 0.2, 22)
  fill('#c8ccd4', 0.65, 34, 0.3, 14)
  fill('#1f2430', 0.05, 110, 0.6, 36)
  fill('#9aa1ad', 0.05, 166, 0.5, 14)
  fill('#4b5bd6', 0.05, 210, 0.25, 44)
  for (let y = 310; y < height - 40; y += 150) for (const x of [0.05, 0.37, 0.69]) fill('#e6e8ec', x, y, 0.26, 120)
  return new File([await sheet.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' })
}

/** The file field, which the drop area stands for. */
export const fileField = (canvasElement: HTMLElement): HTMLInputElement => {
  const field = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
  if (field === null) throw new Error('The page has no file field.')
  return field
}

/** Chooses a picture and waits for its preview. */
export async function uploaded(canvas: Canvas, canvasElement: HTMLElement, person: Person, file?: File) {
  const chosen = file ?? (await pngOf('page.png', 800, 600))
  await canvas.findByRole('button', { name: /^Screenshot/ })
  await person.upload(fileField(canvasElement), chosen)
  return canvas.findByRole('img', { name: `Preview of ${chosen.name}` })
}

/** The button that starts the analysis. */
export const analyzeButton = (canvas: Canvas) => canvas.findByRole('button', { name: 'Analyze Screenshot' })

/** The same picture, told to the workspace without the page. */
export const told = { name: 'page.png', size: 4096, width: 800, height: 600 }
