import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Row } from './Row.tsx'

export default { title: 'Primitives/Row', component: Row } satisfies Meta<typeof Row>
type Story = StoryObj<typeof Row>

const field = (label: string) => <TextField key={label} label={label} value="" onChange={() => undefined} />

export const Default: Story = { args: { children: [field('Name'), field('Type')], end: <Button>Add</Button> } }
export const Narrow: Story = { args: { children: [field('Name'), field('Type'), field('Example')] }, globals: { viewport: { value: 'mobile1' } } }
