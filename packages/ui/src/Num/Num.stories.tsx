import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Facts } from '../Facts/Facts.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Theme } from '../theme/Theme.tsx'
import { Num } from './Num.tsx'

export default { title: 'Primitives/Num', component: Num, args: { value: 48210 } } satisfies Meta<typeof Num>
type Story = StoryObj<typeof Num>

const all = [
  { term: 'Number', value: <Num value={48210.5} /> },
  { term: 'Compact', value: <Num value={1234567} as="compact" /> },
  { term: 'Percent', value: <Num value={0.1243} as="percent" /> },
  { term: 'Money', value: <Num value={1234.5} as="money" currency="EUR" /> },
  { term: 'Bytes', value: <Num value={1234567} as="bytes" /> },
  { term: 'Duration', value: <Num value={3725} as="duration" /> },
  { term: 'Signed', value: <Num value={12} signed /> },
  { term: 'Missing', value: <Num value={undefined} missing="not measured" /> },
]

export const Playground: Story = {}
export const IsWrittenByLocale: Story = { play: async ({ canvas }) => expect(canvas.getByText('48,210')).toBeVisible() }
export const Matrix: Story = {
  render: () => (
    <Stack gap="l">
      {['en-US', 'de', 'fr'].map((locale) => (
        <Theme key={locale} locale={locale}>
          <Facts items={all} />
        </Theme>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1h 2m')).toBeVisible()
    await expect(canvas.getByText('48.210,5')).toBeVisible()
  },
}
