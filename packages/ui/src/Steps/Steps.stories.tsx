import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Steps, type StepsProps } from './Steps.tsx'

const steps = [{ title: 'Describe' }, { title: 'Review' }, { title: 'Connect' }, { title: 'Test' }, { title: 'Publish' }]
const onStep = fn()
const args: StepsProps = { label: 'Set up tracking', steps, current: 2, onStep }

export default { title: 'Primitives/Steps', component: Steps, args } satisfies Meta<typeof Steps>
type Story = StoryObj<typeof Steps>

export const Playground: Story = {}

export const Matrix: Story = {
  render: () => (
    <Stack gap="xl">
      <Steps label="Not begun" steps={steps} current={0} />
      <Steps
        label="Third of five"
        steps={steps.map((step, at) => (at === 2 ? { ...step, detail: 'Google Analytics and Tag Manager' } : step))}
        current={2}
        onStep={args.onStep}
      />
      <Steps label="Failed" steps={steps.map((step, at) => ({ ...step, failed: at === 3 }))} current={3} />
      <Steps label="All done" steps={steps} current={5} />
      <Steps
        label="Long names"
        steps={[{ title: 'Tell us what your visitors shall do on your site' }, { title: 'Veröffentlichungsberechtigungen prüfen' }]}
        current={1}
      />
    </Stack>
  ),
}

export const SaysWhereOneIs: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Set up tracking' })).toBeVisible()
    const items = canvas.getAllByRole('listitem')
    await expect(canvas.getByRole('button', { current: 'step' })).toHaveTextContent('Connect')
    await expect(items.map((item) => item.getAttribute('data-state'))).toEqual(['done', 'done', 'current', 'ahead', 'ahead'])
    await expect(items[0]).toHaveTextContent('Describe (done)')
    await expect(items[2]).toHaveTextContent('Connect (current)')
    await expect(items[4]).toHaveTextContent('Publish (not started)')
  },
}

export const GoesBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual(['Describe', 'Review', 'Connect'])
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onStep).toHaveBeenCalledWith(1)
    onStep.mockClear()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onStep).not.toHaveBeenCalled()
  },
}

export const KeepsTheFocus: Story = {
  render: function Held(args) {
    const [current, setCurrent] = useState(args.current)
    return <Steps {...args} current={current} onStep={setCurrent} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Describe', current: 'step' })).toHaveFocus()
  },
}

export const WithoutTheWayBack: Story = {
  args: { onStep: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    const items = canvas.getAllByRole('listitem')
    await expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, null, 'step', null, null])
  },
}

export const Failed: Story = {
  args: { steps: steps.map((step, at) => ({ ...step, failed: at === 2 })) },
  play: async ({ canvas }) => {
    const failed = canvas.getAllByRole('listitem')[2]
    await expect(failed).toHaveTextContent('Connect (failed)')
    await expect(canvas.getByRole('button', { current: 'step' })).toHaveTextContent('Connect')
  },
}

export const AllDone: Story = {
  args: { current: 5 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-state=done]')).toHaveLength(5)
    await expect(canvasElement.querySelector('[aria-current]')).toBeNull()
  },
}
