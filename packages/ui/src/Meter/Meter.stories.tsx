import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Grid } from '../Grid/Grid.tsx'
import { Meter } from './Meter.tsx'

const quota = { label: 'Events this month', max: 1_000_000 }

export default {
  title: 'Primitives/Meter',
  component: Meter,
  args: { ...quota, value: 620_000, min: 0, low: 750_000, high: 900_000, good: 'low', detail: '620,000 of 1,000,000' },
} satisfies Meta<typeof Meter>
type Story = StoryObj<typeof Meter>

export const Playground: Story = {}

export const TellsItsValue: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Events this month' })
    await expect(meter).toHaveAttribute('aria-valuenow', '620000')
    await expect(meter).toHaveAttribute('aria-valuemax', '1000000')
    await expect(meter).toHaveAttribute('aria-valuetext', '620,000 of 1,000,000, Within the limit')
  },
}

export const Matrix: Story = {
  render: () => (
    <Grid gap="l">
      <Meter {...quota} value={0} />
      <Meter {...quota} value={620_000} detail="620,000 of 1,000,000" />
      <Meter {...quota} value={780_000} detail="780,000 of 1,000,000" />
      <Meter {...quota} value={940_000} detail="940,000 of 1,000,000" />
      <Meter {...quota} value={1_000_000} detail="1,000,000 of 1,000,000" />
      <Meter {...quota} value={1_240_000} detail="1,240,000 of 1,000,000" />
      <Meter label="Goals covered" good="high" value={4} max={14} low={8} high={12} detail="4 of 14" />
      <Meter label="Goals covered" good="high" value={9} max={14} low={8} high={12} detail="9 of 14" />
      <Meter label="Goals covered" good="high" value={13} max={14} low={8} high={12} detail="13 of 14" />
      <Meter label="Seats" value={3} max={5} tone="neutral" state="Two seats are free" detail="3 of 5" />
      <Meter label="Room temperature" value={21} min={-10} max={40} low={26} high={32} detail="21 °C" state="Comfortable" tone="positive" />
      <Meter label="Requests to the interface from all projects of this workspace" value={77} detail="7,700 of 10,000 requests in this hour" />
    </Grid>
  ),
}

export const SaysWhatItsColourMeans: Story = {
  args: { value: 940_000, detail: '940,000 of 1,000,000' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Very close to the limit')).toBeVisible()
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', '940,000 of 1,000,000, Very close to the limit')
  },
}

export const OverTheLimit: Story = {
  args: { value: 1_240_000, detail: '1,240,000 of 1,000,000' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '1000000')
    await expect(canvas.getByText('Limit reached')).toBeVisible()
  },
}
