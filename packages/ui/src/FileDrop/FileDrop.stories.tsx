import type { Meta, StoryObj } from '@storybook/react-vite'
import { Image } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Icon } from '../Icon/Icon.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { FileDrop, type FileDropProps } from './FileDrop.tsx'
import type { ChosenFile } from './chosenFile.ts'

function Held(props: FileDropProps) {
  const [files, setFiles] = useState<readonly ChosenFile[]>(props.files)
  return (
    <FileDrop
      {...props}
      files={files}
      onChoose={(next) => (setFiles(props.multiple ? [...files, ...next] : next), props.onChoose(next))}
      onRemove={(index) => (setFiles(files.filter((_, other) => other !== index)), props.onRemove?.(index))}
    />
  )
}

const page = { name: 'page.png', size: 184_320 }

export default {
  title: 'Primitives/FileDrop',
  component: FileDrop,
  args: { label: 'Screenshot', files: [], accept: 'image/png,.jpg', maxBytes: 5_000_000, onChoose: fn(), onRemove: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof FileDrop>
type Story = StoryObj<typeof FileDrop>

const png = (name: string, size: number) => new File([new Uint8Array(size)], name, { type: 'image/png' })
const carrying = (...files: File[]) => {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  return transfer
}
const part = (root: HTMLElement, name: string) => root.querySelector<HTMLElement>(`[data-part=${name}]`)!
// Real events: the library's own copies lose the files.
const drag = (root: HTMLElement, type: 'dragover' | 'dragleave' | 'drop', ...files: File[]) =>
  part(root, 'zone').dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: carrying(...files) }))
const paste = (root: HTMLElement, ...files: File[]) =>
  part(root, 'zone').dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: carrying(...files) }))
const refusal = (root: HTMLElement, words: string) => waitFor(() => expect(part(root, 'error')).toHaveTextContent(words))

export const Playground: Story = {}

export const Matrix: Story = {
  render: ({ onChoose, onRemove }) => (
    <Stack gap="l">
      <FileDrop label="Empty" files={[]} accept="image/*" maxBytes={5_000_000} onChoose={onChoose} />
      <FileDrop
        label="Chosen"
        files={[page]}
        accept=".png,.jpg,.svg"
        hint="Shown at the top of every report."
        required
        preview={() => <Icon of={Image} />}
        onChoose={onChoose}
        onRemove={onRemove!}
      />
      <FileDrop
        label="Several"
        files={[
          { name: 'container.json', size: 48_210 },
          { name: 'a-container-with-a-name-that-is-far-too-long-for-the-line-it-stands-on-and-is-cut.json', size: 1_204_000 },
        ]}
        accept=".json"
        multiple
        optional
        onChoose={onChoose}
        onRemove={onRemove!}
      />
      <FileDrop label="Wrong" files={[]} error="Choose a screenshot." required onChoose={onChoose} />
      <FileDrop label="Blocked" files={[page]} blocked="Viewers cannot change this." onChoose={onChoose} onRemove={onRemove!} />
    </Stack>
  ),
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Screenshot Choose a file or drop it here PNG or JPG · up to 5 MB' })).toBeVisible()
    await expect(canvas.queryByRole('listitem')).toBeNull()
  },
}

export const DragOver: Story = {
  play: async ({ canvas, canvasElement }) => {
    drag(canvasElement, 'dragover', png('page.png', 10))
    await expect(await canvas.findByText('Drop to choose')).toBeVisible()
    drag(canvasElement, 'dragleave')
    await expect(await canvas.findByText('Choose a file or drop it here')).toBeVisible()
    drag(canvasElement, 'dragover', png('page.png', 10))
    await canvas.findByText('Drop to choose')
  },
}

export const FileChosen: Story = {
  args: { files: [page] },
  play: async ({ canvas, userEvent, args }) => {
    const chosen = canvas.getByRole('list', { name: 'Screenshot' })
    await expect(chosen).toHaveTextContent('page.png184.3 kB')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove page.png' }))
    await expect(args.onRemove).toHaveBeenCalledWith(0)
    await expect(canvas.queryByRole('list')).toBeNull()
    await expect(canvas.getByRole('button', { name: /Screenshot/ })).toHaveFocus()
  },
}

export const TooLarge: Story = {
  args: { files: [page], maxBytes: 5_000 },
  play: async ({ canvas, canvasElement, args }) => {
    drag(canvasElement, 'drop', png('tall.png', 12_000))
    await refusal(canvasElement, '“tall.png” has 12 kB; choose a file of at most 5 kB.')
    await expect(args.onChoose).not.toHaveBeenCalled()
    await expect(canvas.getByRole('listitem')).toHaveTextContent('page.png')
    await expect(canvas.getByRole('button', { name: /Choose a file/ })).toBeInvalid()
  },
}

export const WrongType: Story = {
  args: { files: [page] },
  play: async ({ canvas, canvasElement, args }) => {
    drag(canvasElement, 'drop', new File(['goals'], 'goals.txt', { type: 'text/plain' }))
    await refusal(canvasElement, '“goals.txt” is another kind of file; choose PNG or JPG.')
    await expect(canvas.getByRole('status')).toHaveTextContent('“goals.txt” is another kind of file')
    await expect(args.onChoose).not.toHaveBeenCalled()
    await expect(canvas.getByRole('listitem')).toHaveTextContent('page.png')
  },
}

/** Whoever asked for the file can tell it in their own words too. */
export const RefusalTold: Story = {
  args: { onRefuse: fn() },
  play: async ({ canvasElement, args }) => {
    drag(canvasElement, 'drop', new File(['goals'], 'goals.txt', { type: 'text/plain' }))
    await refusal(canvasElement, '“goals.txt” is another kind of file')
    await expect(args.onRefuse).toHaveBeenCalledWith([{ why: 'kind', name: 'goals.txt', size: 5 }])
  },
}

export const EmptyFile: Story = {
  play: async ({ canvasElement }) => {
    drag(canvasElement, 'drop', png('page.png', 0))
    await refusal(canvasElement, '“page.png” is empty; choose a file with something in it.')
  },
}

export const TooMany: Story = {
  play: async ({ canvasElement, args }) => {
    drag(canvasElement, 'drop', png('a.png', 1), png('b.png', 1))
    await refusal(canvasElement, 'These are several files; choose one.')
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}

export const Picked: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const picker = part(canvasElement, 'picker') as HTMLInputElement
    const opened = fn()
    picker.addEventListener('click', (event) => (event.preventDefault(), opened()), { once: true })
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await expect(opened).toHaveBeenCalledTimes(1)
    await userEvent.upload(picker, png('page.png', 2_000))
    await expect(args.onChoose).toHaveBeenCalledTimes(1)
    await expect(canvas.getByRole('listitem')).toHaveTextContent('page.png2 kB')
  },
}

export const Pasted: Story = {
  args: { multiple: true, maxFiles: 2, files: [page] },
  play: async ({ canvas, canvasElement }) => {
    part(canvasElement, 'zone').focus()
    paste(canvasElement, png('image.png', 3_000))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2))
    paste(canvasElement, png('image.png', 3_000))
    await refusal(canvasElement, 'These are too many files; choose at most 2.')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

export const SaysWhyItIsBlocked: Story = {
  args: { files: [page], blocked: 'Viewers cannot change this.' },
  play: async ({ canvas, canvasElement, args }) => {
    drag(canvasElement, 'drop', png('other.png', 10))
    await expect(args.onChoose).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('button', { name: /Remove/ })).toBeNull()
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/Viewers cannot change this\./)
  },
}
