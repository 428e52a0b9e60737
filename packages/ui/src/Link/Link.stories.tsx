import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { type LinkElementProps, Theme } from '../theme/Theme.tsx'
import { Link } from './Link.tsx'

export default { title: 'Primitives/Link', component: Link, args: { href: '#docs', children: 'Read how events are named' } } satisfies Meta<typeof Link>
type Story = StoryObj<typeof Link>

export const Default: Story = {}
export const Matrix: Story = {
  render: () => (
    <Stack>
      {(['accent', 'muted', 'inherit'] as const).map((tone) => (
        <Text key={tone}>
          Inside a sentence the{' '}
          <Link href="#docs" tone={tone}>
            {tone} link
          </Link>{' '}
          is told by its line.
        </Text>
      ))}
      <Link href="#docs" alone>
        A link that stands alone
      </Link>
      <Link href="#docs" external label="Tag Manager, opens in a new tab">
        Tag Manager
      </Link>
    </Stack>
  ),
}

function Routed({ href, ...rest }: LinkElementProps) {
  return <a data-routed href={`/base${href}`} {...rest} />
}

export const IsDrawnByTheTheme: Story = {
  args: { href: '/docs' },
  render: (args) => (
    <Theme link={Routed}>
      <Link {...args} />
    </Theme>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Read how events are named' })
    await expect(link).toHaveAttribute('data-routed')
    await expect(link).toHaveAttribute('href', '/base/docs')
    await expect(link).toHaveAttribute('data-ui', 'Link')
  },
}

export const Dark: Story = { ...Matrix, globals: { mode: 'dark' } }
