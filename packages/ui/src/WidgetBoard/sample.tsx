import { LayoutDashboard, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { screen } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Change } from '../Change/Change.tsx'
import { Empty } from '../Empty/Empty.tsx'
import { Facts } from '../Facts/Facts.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { WidgetBoard, type WidgetBoardProps } from './WidgetBoard.tsx'
import type { BoardWidget } from './boardWidget.ts'

const figure = (value: string, change: number) => (
  <Stack gap="xxs" align="start">
    <Text size="figure">{value}</Text>
    <Change value={change} />
  </Stack>
)
const list = (pairs: [string, string][]) => <Facts items={pairs.map(([term, value]) => ({ term, value }))} />

export const widgets: BoardWidget[] = [
  { id: 'sales', title: 'Sales', x: 0, y: 0, w: 4, h: 2, content: figure('€48,210', 0.124) },
  { id: 'visits', title: 'Visits', x: 4, y: 0, w: 4, h: 2, content: figure('12,904', -0.031) },
  { id: 'rate', title: 'Conversion rate', x: 8, y: 0, w: 4, h: 2, content: figure('2.4%', 0.008) },
  {
    id: 'sources',
    title: 'Sources',
    x: 0,
    y: 2,
    w: 6,
    h: 3,
    least: { w: 3, h: 2 },
    actions: [{ label: 'Configure', icon: Settings2 }],
    content: list([
      ['Search', '5,210'],
      ['Direct', '3,088'],
      ['Newsletter', '1,402'],
    ]),
  },
  {
    id: 'pages',
    title: 'Pages that lead to a purchase, from the first visit on',
    x: 6,
    y: 2,
    w: 6,
    h: 3,
    content: list([
      ['/notebooks', '812'],
      ['/sale', '640'],
      ['/pens', '377'],
    ]),
  },
]

/** Keeps what is arranged, as a screen does. */
export function Held({ onArrange, onRemove, ...props }: WidgetBoardProps) {
  const [held, setHeld] = useState(props.widgets)
  return (
    <WidgetBoard
      {...props}
      widgets={held}
      onArrange={onArrange && ((next) => (setHeld(next), onArrange(next)))}
      onRemove={onRemove && ((id) => (setHeld(held.filter((widget) => widget.id !== id)), onRemove(id)))}
    />
  )
}

export const empty = (
  <Empty icon={LayoutDashboard} title="No widgets yet" detail="Add one from the palette." actions={<Button size="small">Add a figure</Button>} />
)

/** The handle of a widget. */
export const handle = (name: string) => screen.getByRole('button', { name: `Move: ${name}` })
/** Where a widget is on the screen. */
export const placeOf = (name: string) => {
  const box = screen.getByRole('group', { name }).getBoundingClientRect()
  return { left: Math.round(box.left), top: Math.round(box.top), width: Math.round(box.width), height: Math.round(box.height) }
}

/** The widgets in the order of the document. */
export const names = () => screen.getAllByRole('group').map((group) => group.querySelector('h3')?.textContent)
