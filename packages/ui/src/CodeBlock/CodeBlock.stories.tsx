import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn } from 'storybook/test'
import { Grid } from '../Grid/Grid.tsx'
import { CodeBlock } from './CodeBlock.tsx'

const code = `window.dataLayer = window.dataLayer || []
window.dataLayer.push({ ecommerce: null })
window.dataLayer.push({
  event: 'purchase',
  ecommerce: { transaction_id: 'T-1042', currency: 'EUR', value: 59.9, items: [{ item_id: 'SKU-1', item_name: 'Notebook', quantity: 2 }] },
})`

export default {
  title: 'Primitives/CodeBlock',
  component: CodeBlock,
  args: { label: 'Purchase', language: 'JavaScript', code, copyLabel: 'Copy purchase code', onCopy: fn() },
} satisfies Meta<typeof CodeBlock>
type Story = StoryObj<typeof CodeBlock>

export const Playground: Story = {}
export const Matrix: Story = {
  render: (args) => (
    <Grid cells="large">
      <CodeBlock {...args} label="Scrolls across" />
      <CodeBlock {...args} label="Wraps" wrap />
      <CodeBlock {...args} label="Scrolls down" code={Array.from({ length: 40 }, (_, line) => `line ${line + 1}`).join('\n')} />
      <CodeBlock {...args} label="As high as its code" tall code={Array.from({ length: 24 }, (_, line) => `line ${line + 1}`).join('\n')} />
      <CodeBlock {...args} label="Short, without a language" language={undefined} code="G-7K2M9XQ1ZP" />
    </Grid>
  ),
}
export const IsReadAndCopied: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy purchase code' }))
    await expect(written).toHaveBeenCalledWith(code)
    await expect(args.onCopy).toHaveBeenCalledTimes(1)
    await userEvent.tab()
    await expect(canvas.getByRole('region', { name: 'Purchase' })).toHaveFocus()
  },
}
