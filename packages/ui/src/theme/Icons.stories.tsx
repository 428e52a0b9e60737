import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  Activity,
  ArrowLeft,
  ArrowRight,
  ArrowUpRight,
  Bell,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  LogOut,
  PanelLeft,
  Search,
  Settings,
  Target,
  X,
} from 'lucide-react'
import { expect } from 'storybook/test'
import { Icon } from '../Icon/Icon.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'

const pointing = [ArrowLeft, ArrowRight, ArrowUpRight, ChevronLeft, ChevronRight, LogOut, PanelLeft]
const still = [Activity, Bell, Check, ChevronDown, Search, Settings, Target, X]

function Row({ of }: { of: typeof still }) {
  return (
    <Inline gap="m">
      {of.map((picture, index) => (
        <Icon key={index} of={picture} size="large" />
      ))}
    </Inline>
  )
}

/** Pictures from one set. Those that point along the line turn with the direction of reading; the others stay. */
function Icons() {
  return (
    <Stack gap="l">
      {(['ltr', 'rtl'] as const).map((direction) => (
        <div key={direction} dir={direction}>
          <Stack gap="xs">
            <Text tone="muted">{direction === 'ltr' ? 'Read from left to right' : 'Read from right to left'}</Text>
            <Row of={pointing} />
            <Row of={still} />
          </Stack>
        </div>
      ))}
    </Stack>
  )
}

const turned = (root: HTMLElement, direction: string) =>
  [...root.querySelectorAll(`[dir=${direction}] [data-ui=Icon]`)].filter((icon) => getComputedStyle(icon).scale.startsWith('-1')).length

export default { title: 'Foundations/Icons', component: Icons } satisfies Meta<typeof Icons>
export const Directions: StoryObj = {
  play: async ({ canvasElement }) => {
    await expect(turned(canvasElement, 'ltr')).toBe(0)
    await expect(turned(canvasElement, 'rtl')).toBe(pointing.length)
  },
}
