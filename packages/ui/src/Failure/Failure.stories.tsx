import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { Failure } from './Failure.tsx'

const args = { title: 'We could not read your setups', detail: 'The connection was lost. Check it and try again.', retry: 'Retry', onRetry: fn() }

export default { title: 'Primitives/Failure', component: Failure, args } satisfies Meta<typeof Failure>
type Story = StoryObj<typeof Failure>

export const Playground: Story = {}

export const Retry: Story = {
  play: async ({ canvas, userEvent, args: { onRetry } }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not read your setups')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(onRetry).toHaveBeenCalledTimes(1)
  },
}
export const Matrix: Story = {
  render: () => (
    <Grid cells="large">
      <Card>
        <Failure {...args} />
      </Card>
      <Card>
        <Failure {...args} busy />
      </Card>
      <Card>
        <Failure {...args} code="req_7f3a91c2" />
      </Card>
      <Card>
        <Failure title={args.title} detail={args.detail} actions={<LinkButton href="#help">Ask for help</LinkButton>} />
      </Card>
    </Grid>
  ),
}

/** What support asks for can be copied. */
export const WithCode: Story = {
  args: { code: 'req_7f3a91c2' },
  play: async ({ canvas, userEvent }) => {
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await expect(canvas.getByRole('alert')).toHaveTextContent('req_7f3a91c2')
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy: req_7f3a91c2' }))
    await expect(written).toHaveBeenCalledWith('req_7f3a91c2')
    await expect(await canvas.findByText('Copied', { selector: '[role=status]' })).toBeInTheDocument()
  },
}

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, userEvent, args: { onRetry } }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(onRetry).not.toHaveBeenCalled()
  },
}
