import type { Meta, StoryObj } from '@storybook/react-vite'
import { Languages } from 'lucide-react'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { Form } from '../Form/Form.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Text } from '../Text/Text.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { GateFrame } from './GateFrame.tsx'

const typed = () => undefined

export default {
  title: 'Primitives/GateFrame',
  component: GateFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: <Text weight="strong">Atelier Nord</Text>,
    actions: <IconButton icon={Languages} look="plain" label="Language" onPress={typed} />,
    children: (
      <Card level={1} title="Sign in" detail="With the address that you were invited by.">
        <Form
          onSubmit={typed}
          actions={
            <Button type="submit" tone="accent" look="solid" full>
              Sign in
            </Button>
          }
        >
          <TextField label="Email" type="email" value="ana@example.com" onChange={typed} />
        </Form>
      </Card>
    ),
  },
} satisfies Meta<typeof GateFrame>
type Story = StoryObj<typeof GateFrame>

export const Playground: Story = {}

/** A page has one main landmark, so what differs is a story of its own. */
export const Matrix: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'content')
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}

export const WithoutActions: Story = { args: { actions: undefined } }

export const SaysThatItReads: Story = {
  args: { busy: true },
  play: async ({ canvas }) => expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true'),
}

/** More than the window holds begins under the bar and is scrolled to. */
export const Tall: Story = {
  args: {
    children: (
      <Card level={1} title="Terms">
        {Array.from({ length: 40 }, (_, at) => (
          <Text key={at}>Paragraph {at + 1} of what is agreed to before one comes in.</Text>
        ))}
      </Card>
    ),
  },
}
