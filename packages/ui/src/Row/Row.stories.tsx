import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Row } from './Row.tsx'

const field = (label: string) => <TextField key={label} label={label} value="" onChange={() => undefined} />

export default {
  title: 'Primitives/Row',
  component: Row,
  args: { children: [field('Name'), field('Type')], end: <Button>Add</Button> },
} satisfies Meta<typeof Row>
type Story = StoryObj<typeof Row>

export const Playground: Story = {}
export const Matrix: Story = {
  render: () => (
    <Stack gap="xl">
      <Row>{field('Alone')}</Row>
      <Row>{[field('Name'), field('Type'), field('Example')]}</Row>
      <Row end={<Button>Add</Button>}>{[field('Event'), field('Parameter')]}</Row>
      <Row end={<IconButton icon={Plus} label="Add goal" />}>{field('Goal')}</Row>
    </Stack>
  ),
}
export const Narrow: Story = { args: { children: [field('Name'), field('Type'), field('Example')] }, globals: { viewport: { value: 'mobile1' } } }
