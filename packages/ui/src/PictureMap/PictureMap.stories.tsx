import type { Meta, StoryObj } from '@storybook/react-vite'
import { ImageIcon, Link2, MousePointerClick, TextCursorInput } from 'lucide-react'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { PictureMap, type PictureMapProps } from './PictureMap.tsx'

/** A drawn page, 800 px wide and at most 1400 high. */
const drawing = (height: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="${height}"><rect width="100%" height="100%" fill="#fff"/>
<text x="40" y="52" font-family="sans-serif" font-size="18" fill="#2457c5">Pricing</text><text x="140" y="52" font-family="sans-serif" font-size="18" fill="#2457c5">Docs</text>
<rect x="40" y="180" width="220" height="52" rx="8" fill="#c2410c"/><text x="86" y="212" font-family="sans-serif" font-size="18" fill="#fff">Start free trial</text>
<rect x="300" y="180" width="300" height="52" fill="#fff" stroke="#888"/><rect x="40" y="300" width="720" height="420" fill="#9cc3a5"/>
<rect x="40" y="1240" width="220" height="52" rx="8" fill="#1f2937"/><text x="110" y="1272" font-family="sans-serif" font-size="18" fill="#fff">Sign up</text></svg>`
const [src, top] = [1400, 760].map((height) => `data:image/svg+xml,${encodeURIComponent(drawing(height))}`)

const areas: PictureMapProps['areas'] = [
  { id: 'pricing', number: 1, label: 'Link "Pricing"', icon: Link2, ink: 1, x: 36, y: 34, width: 70, height: 26 },
  { id: 'docs', number: 2, label: 'Link "Docs", left out', icon: Link2, ink: 1, x: 136, y: 34, width: 52, height: 26, quiet: true },
  { id: 'trial', number: 3, label: 'Button "Start free trial"', icon: MousePointerClick, ink: 0, x: 40, y: 180, width: 220, height: 52 },
  { id: 'mail', number: 4, label: 'Input', icon: TextCursorInput, ink: 2, x: 300, y: 180, width: 300, height: 52 },
  { id: 'photo', number: 5, label: 'Image', icon: ImageIcon, ink: 3, x: 40, y: 300, width: 720, height: 420 },
  { id: 'up', number: 6, label: 'Button "Sign up"', icon: MousePointerClick, ink: 0, x: 40, y: 1240, width: 220, height: 52 },
]
const [chose, point] = [fn(), fn()]

function Kept(props: PictureMapProps) {
  const [chosen, setChosen] = useState(props.chosen)
  return (
    <PictureMap
      {...props}
      chosen={chosen}
      onChoose={(id) => {
        chose(id)
        setChosen(id)
      }}
    />
  )
}

export default {
  title: 'Primitives/PictureMap',
  component: PictureMap,
  args: { label: 'home.png with its elements', src, width: 800, height: 1400, areas, onChoose: chose, onPoint: point },
  render: (props) => <Kept {...props} />,
} satisfies Meta<typeof PictureMap>
type Story = StoryObj<typeof PictureMap>

export const Playground: Story = {}

export const Matrix: Story = {
  render: (props) => (
    <Stack gap="xl">
      <Kept {...props} label="Chosen and pointed at" src={top} height={760} areas={areas.slice(0, 5)} chosen="trial" pointed="mail" />
      <Kept {...props} label="Of a fine screen" ratio={2} />
      <Kept {...props} label="Without its picture" src={undefined} height={760} areas={areas.slice(0, 5)} />
      <Kept {...props} label="With what is said of it">
        <Text>Three links, two buttons and a picture.</Text>
      </Kept>
      <Kept {...props} label="Nothing on it" areas={[]} src={top} height={760} />
    </Stack>
  ),
}

/** One stop of the Tab key; arrows, Home and End go through the areas; Enter and Space choose. */
export const GoesByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    chose.mockClear()
    point.mockClear()
    await userEvent.tab()
    const area = (name: string) => canvas.getByRole('button', { name: new RegExp(`: ${name}$`) })
    await expect(area('Link "Pricing"')).toHaveFocus()
    await expect(point).toHaveBeenLastCalledWith('pricing')
    for (const [key, name] of [
      ['{ArrowRight}', 'Link "Docs", left out'],
      ['{ArrowDown}', 'Button "Start free trial"'],
      ['{End}', 'Button "Sign up"'],
      ['{ArrowDown}', 'Button "Sign up"'],
      ['{Home}', 'Link "Pricing"'],
      ['{ArrowLeft}', 'Link "Pricing"'],
    ] as const) {
      await userEvent.keyboard(key)
      await expect(area(name)).toHaveFocus()
    }
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
    await expect(chose).toHaveBeenLastCalledWith('trial')
    await expect(area('Button "Start free trial"')).toHaveAttribute('aria-current', 'true')
    await userEvent.keyboard('{ArrowRight} ')
    await expect(chose).toHaveBeenLastCalledWith('mail')
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
    await expect(point).toHaveBeenLastCalledWith(null)
  },
}

/** What is spoken of beside it comes into sight inside the frame; the page stays. */
export const ChosenComesIntoSight: Story = {
  args: { chosen: 'up' },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('group').getBoundingClientRect()
    const area = canvas.getByRole('button', { name: '6: Button "Sign up"' }).getBoundingClientRect()
    await expect(area.bottom).toBeLessThanOrEqual(frame.bottom)
    await expect(area.top).toBeGreaterThanOrEqual(frame.top)
  },
}

/** As large as the page was: what does not fit is scrolled to. */
export const ActualSize: Story = {
  args: {
    scale: 'actual',
    areas: areas.map((area) => ({ ...area, x: area.x * 3, y: area.y * 3, width: area.width * 3, height: area.height * 3 })),
    width: 2400,
    height: 4200,
  },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('group')
    await expect(frame.scrollWidth).toBeGreaterThanOrEqual(2400)
    await expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth)
  },
}

/** What lies within another can be pressed. */
export const SmallBeforeLarge: Story = {
  args: { areas: [...areas, { id: 'menu', number: 7, label: 'Navigation', icon: Link2, ink: 4, x: 0, y: 0, width: 800, height: 90 }] },
  play: async ({ canvas }) => {
    const { left, top, width, height } = canvas.getByRole('button', { name: '1: Link "Pricing"' }).getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    await expect(hit).toBe(canvas.getByRole('button', { name: '1: Link "Pricing"' }))
  },
}
