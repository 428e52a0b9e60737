import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Grid } from './Grid.tsx'

const cells = [1, 2, 3, 4, 5].map((number) => (
  <Card key={number} title={`Cell ${number}`}>
    Content
  </Card>
))

export default { title: 'Primitives/Grid', component: Grid, args: { children: cells } } satisfies Meta<typeof Grid>
type Story = StoryObj<typeof Grid>

export const Playground: Story = {}
export const Matrix: Story = {
  render: () => (
    <Stack gap="xl">
      <Grid cells="small" gap="xs">
        {cells}
      </Grid>
      <Grid cells="standard">{cells}</Grid>
      <Grid cells="large" gap="l">
        {cells}
      </Grid>
    </Stack>
  ),
}

/** Named, it is a list that a reader of the screen can count. */
export const AsList: Story = {
  args: { label: 'Cells' },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('list', { name: 'Cells' })).getAllByRole('listitem')).toHaveLength(5)
  },
}

/** A card that is alone stays a card. */
export const OneCard: Story = {
  args: { label: 'Cells', cells: 'large', children: cells[0] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem').getBoundingClientRect().width).toBe(480)
  },
}
