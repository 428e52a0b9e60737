import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { QrCode } from './QrCode.tsx'

export default {
  title: 'Primitives/QrCode',
  component: QrCode,
  args: { value: 'otpauth://totp/Tagmason:elena@example.com?secret=JBSWY3DPEHPK3PXP&issuer=Tagmason', label: 'Code for your authenticator' },
} satisfies Meta<typeof QrCode>
type Story = StoryObj<typeof QrCode>

export const Playground: Story = {}

export const Matrix: Story = {
  render: (args) => (
    <Inline>
      <QrCode value="A" label="Short" />
      <QrCode {...args} />
      <QrCode value={'https://shop.example.com/very/long/address/'.repeat(8)} label="Long" />
    </Inline>
  ),
}

/** Four quiet modules around it, and the finder in each of three corners: seven dark modules, from the first one on. */
export const HasItsFinders: Story = {
  args: { value: 'A', label: 'Short' },
  play: async ({ canvas }) => {
    const path = canvas.getByRole('img', { name: 'Short' }).querySelector('path')?.getAttribute('d') ?? ''
    const dark = new Set(path.split('z').map((part) => part.replace(/^M(\d+) (\d+).*$/, '$1,$2')))
    const size = 21 + 8
    for (const [x, y] of [
      [4, 4],
      [size - 11, 4],
      [4, size - 11],
    ] as const)
      for (let at = 0; at < 7; at++) await expect(dark).toContain(`${x + at},${y}`)
    await expect([...dark].filter((place) => /^[0-3],|,[0-3]$/.test(place))).toEqual([])
  },
}
