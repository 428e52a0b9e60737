import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { CopyButton } from './CopyButton.tsx'

export default { title: 'Primitives/CopyButton', component: CopyButton, args: { value: 'GTM-K7F2Q9', label: 'Copy container ID' } } satisfies Meta<
  typeof CopyButton
>
type Story = StoryObj<typeof CopyButton>

export const Playground: Story = {}
export const Matrix: Story = {
  render: (args) => (
    <Inline>
      {(['quiet', 'plain'] as const).map((look) =>
        (['standard', 'small'] as const).map((size) => [
          <CopyButton key={look + size} {...args} look={look} size={size} />,
          <CopyButton key={`${look}${size}bare`} {...args} look={look} size={size} bare />,
        ]),
      )}
    </Inline>
  ),
}
export const SaysThatItCopied: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy container ID' }))
    await expect(written).toHaveBeenCalledWith(args.value)
    await expect(await canvas.findByRole('status')).toHaveTextContent('Copied')
  },
}
/** Two seconds, then it is ready for the next press. */
export const IsReadyAgain: Story = {
  parameters: { patience: 1 },
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy container ID' }))
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Copy container ID' })).toBeVisible()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}
export const FindsAnotherWayWhenRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
    const older = spyOn(document, 'execCommand').mockReturnValue(true)
    const button = canvas.getByRole('button', { name: 'Copy container ID' })
    await userEvent.click(button)
    await expect(await canvas.findByText('Copied', { selector: '[role=status]' })).toBeInTheDocument()
    await expect(older).toHaveBeenCalledWith('copy')
    await expect(button).toHaveFocus()
  },
}
export const SaysWhenNothingWorks: Story = {
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
    spyOn(document, 'execCommand').mockReturnValue(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy container ID' }))
    await expect(await canvas.findByText(/select the text/, { selector: '[role=status]' })).toBeVisible()
  },
}
