import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Facts } from '../Facts/Facts.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Theme } from '../theme/Theme.tsx'
import { Time } from './Time.tsx'

const at = '2024-01-22T23:30:00Z'
const now = '2024-01-23T00:00:00Z'

export default { title: 'Primitives/Time', component: Time, args: { at } } satisfies Meta<typeof Time>
type Story = StoryObj<typeof Time>

export const Playground: Story = {}
export const IsWrittenByLocale: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('Jan 22, 2024')).toHaveAttribute('datetime', '2024-01-22T23:30:00.000Z'),
}
export const Matrix: Story = {
  render: () => (
    <Stack gap="l">
      {[
        { locale: 'en-US', timeZone: 'UTC' },
        { locale: 'de', timeZone: 'Europe/Berlin' },
      ].map((locale) => (
        <Theme key={locale.locale} locale={locale}>
          <Facts
            items={[
              { term: 'Date', value: <Time at={at} /> },
              { term: 'Time', value: <Time at={at} show="time" /> },
              { term: 'Both', value: <Time at={at} show="both" /> },
              { term: 'Month', value: <Time at={at} show="month" /> },
              { term: 'Relative', value: <Time at={at} show="relative" now={now} /> },
              { term: 'Missing', value: <Time at={undefined} missing="never" /> },
            ]}
          />
        </Theme>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('30 minutes ago')).toHaveAttribute('title', 'Jan 22, 2024, 11:30 PM')
    await expect(canvas.getByText('00:30')).toBeVisible()
  },
}
