import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { ImagePreview } from './ImagePreview.tsx'

/** A drawn page of any size, with a heading on top and stripes below. */
const page = (width: number, height: number) => {
  const stripes = Array.from(
    { length: Math.floor(height / 60) },
    (_, at) => `<rect x="40" y="${120 + at * 60}" width="${width - 80}" height="24" fill="#c8ccd4"/>`,
  )
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><rect x="40" y="40" width="${width / 2}" height="48" fill="#4b5bd6"/>${stripes.join('')}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}

export default { title: 'Primitives/ImagePreview', component: ImagePreview } satisfies Meta<typeof ImagePreview>
type Story = StoryObj<typeof ImagePreview>

export const Playground: Story = { args: { src: page(800, 600), alt: 'Preview of page.png', width: 800, height: 600 } }

/** All of it, at most 300 px high. */
export const Fitted: Story = {
  args: Playground.args as Story['args'],
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('img', { name: 'Preview of page.png' })
    await waitFor(() => expect(picture).toHaveProperty('complete', true))
    const { width, height } = picture.getBoundingClientRect()
    await expect(height).toBe(300)
    await expect(width).toBe(400)
  },
}

/** Higher than a page: its top is seen, not a stripe. */
export const Tall: Story = {
  args: { src: page(400, 2000), alt: 'Preview of tall.png', width: 400, height: 2000 },
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('img')
    await waitFor(() => expect(picture.getBoundingClientRect().height).toBe(300))
    await expect(picture.getBoundingClientRect().width).toBe(400)
  },
}

export const Whole: Story = {
  args: { ...Tall.args, whole: true } as Story['args'],
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('img')
    await waitFor(() => expect(picture.getBoundingClientRect().height).toBe(2000))
  },
}

/** Small ones are not blown up. */
export const Matrix: Story = {
  render: () => (
    <Stack>
      <ImagePreview src={page(1600, 500)} alt="Wide" width={1600} height={500} />
      <ImagePreview src={page(800, 600)} alt="Page" width={800} height={600} />
      <ImagePreview src={page(390, 844)} alt="Phone" width={390} height={844} />
      <ImagePreview src={page(120, 90)} alt="Small" width={120} height={90} />
    </Stack>
  ),
}
