import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronDown, Columns3, Download, Plus } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { MenuButton } from '../MenuButton/MenuButton.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Toolbar, type ToolbarProps } from './Toolbar.tsx'

const act = fn()
const choices = [
  { label: 'Draft', onPress: act },
  { label: 'Live', onPress: act },
]

function Filled(props: Pick<ToolbarProps, 'label' | 'controls'>) {
  const [query, setQuery] = useState('')
  return (
    <Toolbar
      {...props}
      end={
        <Button tone="accent" look="solid" icon={Plus}>
          Add goal
        </Button>
      }
    >
      <SearchField label="Search goals" placeholder="Search goals" value={query} onChange={setQuery} />
      <MenuButton label="Status" text="Status" iconEnd={ChevronDown} look="quiet" items={choices} />
      <Button icon={Columns3} blocked="There is nothing to choose yet.">
        Columns
      </Button>
      <IconButton icon={Download} label="Download" />
    </Toolbar>
  )
}

export default {
  title: 'Primitives/Toolbar',
  component: Toolbar,
  args: { label: 'Filter goals', children: null },
  render: ({ label, controls }) => <Filled label={label} controls={controls} />,
} satisfies Meta<typeof Toolbar>
type Story = StoryObj<typeof Toolbar>

export const Playground: Story = {}

export const Matrix: Story = {
  render: () => (
    <Stack gap="xl">
      <Filled label="Everything" />
      <Toolbar label="Buttons alone">
        {['All', 'Mine', 'Shared', 'Archived'].map((name) => (
          <Button key={name} look="plain" pressed={name === 'All'}>
            {name}
          </Button>
        ))}
      </Toolbar>
      <Toolbar label="Small" end={<IconButton icon={Download} label="Download" size="small" />}>
        <Button size="small">Publish</Button>
        <Button size="small">Preview</Button>
      </Toolbar>
    </Stack>
  ),
}

/** APG toolbar: one stop of Tab; arrows go round, Home and End to the ends, and the last place is kept. */
export const GoesByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('toolbar', { name: 'Filter goals' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'Status' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('button', { name: 'Add goal' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: 'Add goal' })).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowRight}')
    await userEvent.tab()
    await expect(canvas.getByRole('toolbar')).not.toContainElement(document.activeElement as HTMLElement)
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('button', { name: 'Status' })).toHaveFocus()
  },
}

/** In written text the arrow keys belong to the caret until it stands at the end. */
export const LeavesTextAtItsEnds: Story = {
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole<HTMLInputElement>('searchbox')
    await userEvent.type(search, 'buy')
    search.setSelectionRange(1, 1)
    await userEvent.keyboard('{ArrowRight}')
    await expect(search).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(search).toHaveFocus()
  },
}

/** An open menu keeps its own arrow keys. */
export const OpensAMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Status' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Draft' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: 'Live' })).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(screen.getByRole('menuitem', { name: 'Live' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Status' })).toHaveFocus())
  },
}
