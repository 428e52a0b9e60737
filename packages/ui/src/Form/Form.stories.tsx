import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Form, type FormProps } from './Form.tsx'

function Held(props: FormProps) {
  const [name, setName] = useState('')
  const [tried, setTried] = useState(false)
  return (
    <Form
      {...props}
      onSubmit={() => (setTried(true), props.onSubmit())}
      actions={
        <Button type="submit" tone="accent" look="solid" busy={props.busy ?? false}>
          Save
        </Button>
      }
    >
      <TextField label="Name" value={name} onChange={setName} required error={tried && name === '' && 'Write a name.'} />
      <TextField label="Role" value="" onChange={() => {}} optional />
    </Form>
  )
}

export default {
  title: 'Primitives/Form',
  component: Form,
  args: { label: 'Profile', onSubmit: fn(), children: null },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Form>
type Story = StoryObj<typeof Form>

export const Playground: Story = {}
export const Matrix: Story = {
  render: (args) => (
    <Grid cells="large" gap="xl">
      <Held {...args} label="Ready" />
      <Held {...args} label="Being sent" busy />
      <Form label="Wrong" onSubmit={args.onSubmit} actions={<Button type="submit">Save</Button>}>
        <TextField label="Name" value="" onChange={() => {}} required error="Write a name." />
      </Form>
      <Form label="Without actions" onSubmit={args.onSubmit}>
        <TextField label="Name" value="Ana" onChange={() => {}} />
      </Form>
    </Grid>
  ),
}
export const Busy: Story = { args: { busy: true } }

export const FocusesWhatIsWrong: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    await userEvent.keyboard('Ana{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
  },
}

/** Sends what was written and hears that the name is taken, without ever saying that it is busy. */
function Answered(props: FormProps) {
  const [taken, setTaken] = useState(false)
  return (
    <Form {...props} onSubmit={() => setTimeout(() => setTaken(true), 50)} actions={<Button type="submit">Save</Button>}>
      <TextField label="Name" value="Ana" onChange={() => {}} error={taken && 'This name is taken.'} />
      <TextField label="Role" value="" onChange={() => {}} optional />
    </Form>
  )
}
export const FocusesWhatTheAnswerFindsWrong: Story = {
  render: (args) => <Answered {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    await expect(canvas.getByText('This name is taken.')).toBeVisible()
  },
}

/** Who writes on meanwhile is not torn away. */
export const LeavesWhoWritesOn: Story = {
  render: (args) => <Answered {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await userEvent.click(canvas.getByRole('textbox', { name: /Role/ }))
    await expect(await canvas.findByText('This name is taken.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /Role/ })).toHaveFocus()
  },
}

export const SendsOnceOnly: Story = {
  args: { busy: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ana{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.getByRole('form', { name: 'Profile' })).toHaveAttribute('aria-busy', 'true')
  },
}

/** Takes a name, and is asked again whether that name is free before it is done: the name is its own by then. */
function Taking(props: FormProps) {
  const [name, setName] = useState('Ana')
  const [step, setStep] = useState<'open' | 'sent' | 'asked'>('open')
  const send = () => {
    setStep('sent')
    setTimeout(() => setStep('asked'), 20)
    setTimeout(() => (setName(''), setStep('open')), 60)
  }
  return (
    <Form {...props} busy={step !== 'open'} onSubmit={send} actions={<Button type="submit">Save</Button>}>
      <TextField label="Name" value={name} onChange={setName} error={step === 'asked' && 'This name is taken.'} />
    </Form>
  )
}
export const NothingIsWrongOnTheWay: Story = {
  render: (args) => <Taking {...args} />,
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save' })
    let wrong = 0
    const watch = new MutationObserver(() => (wrong += canvas.queryByText('This name is taken.') === null ? 0 : 1))
    watch.observe(document.body, { subtree: true, childList: true })
    await userEvent.click(save)
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(''))
    watch.disconnect()
    await expect(wrong).toBe(0)
    await expect(save).toHaveFocus()
  },
}
