import { rmSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import type { Manifest } from '../.storybook/review/store.ts'
import { reviewCopy } from './reviewCopy.ts'

const copy = reviewCopy(`review-${process.pid}`)
const pictures = () => JSON.parse(copy.read('.storybook/pictures/index.json')) as Manifest

afterAll(() => copy.remove())

describe('the gates of the review', () => {
  it('ask for pictures that nobody accepted yet, take them once accepted, and let them through unchanged', () => {
    const first = copy.run('visual')
    expect(first.said).toContain('primitives-badge--matrix in light has no accepted picture.')
    expect(first.said).toMatch(/coverage\.json says 0 and 0/)
    expect(first.status).toBe(1)
    expect(copy.run('accept', '--changed').said).toMatch(/\d+ accepted, 0 dropped/)
    expect(Object.keys(pictures()['primitives-badge--matrix'] ?? {}).sort()).toEqual(['contrast', 'dark', 'light', 'phone', 'rtl', 'yellow'])
    const again = copy.run('visual')
    // The last words say what was found, and the failure shows them.
    expect(again.said.slice(-1200)).toContain('0 not as accepted, 0 faults')
    expect(again.status).toBe(0)
  })

  it('refuse runs that would prove nothing', () => {
    const once = copy.run('steady', '1')
    expect(once.said).toContain("'1' is no number of runs: give a whole number from 2, as npm run visual:steady -- 20.")
    expect(once.status).toBe(2)
    const quick = copy.run('steady', '2', 'quick')
    expect(quick.said).toContain("'quick' is no way to play the stories: leave it out, or say shaken.")
    expect(quick.status).toBe(2)
  })

  it('catch everything that is planted, each by its name', () => {
    // One pixel, in a primitive.
    copy.change(
      'packages/ui/src/Divider/Divider.stories.tsx',
      /export const Matrix: Story = \{/,
      "export const Matrix: Story = {\n  decorators: [(Drawn) => <><i style={{ position: 'fixed', insetBlockStart: 2, insetInlineStart: 3, inlineSize: 1, blockSize: 1, background: 'red' }} /><Drawn /></>],",
    )
    // Words that can be read in light and not in dark.
    copy.change(
      'packages/ui/src/Kbd/Kbd.stories.tsx',
      /export const Matrix: Story = \{/,
      "export const Pale: Story = { render: () => <p style={{ color: '#333', background: 'transparent' }}>Too dark for the dark</p> }\nexport const Matrix: Story = {",
    )
    // An error in the console.
    copy.change(
      'packages/ui/src/Bullets/Bullets.stories.tsx',
      /export const Matrix: Story = \{/,
      "export const Loud: Story = { play: () => console.error('Something broke quietly.') }\nexport const Matrix: Story = {",
    )
    // An error that only a narrow page makes.
    copy.change(
      'packages/ui/src/Spinner/Spinner.stories.tsx',
      /export const Matrix: Story = \{/,
      "const narrow = () => { matchMedia('(max-width: 400px)').addEventListener('change', () => console.error('Too narrow to be true.'), { once: true }) }\nexport const Matrix: Story = {\n  beforeEach: narrow,",
    )
    // A baseline that has gone.
    rmSync(copy.at(`.storybook/pictures/images/${pictures()['primitives-spinner--matrix']?.['light'] ?? ''}.webp`))
    // A story that Storybook lists and no test draws.
    copy.write('packages/ui/src/Badge/more.tsx', "export const Borrowed = { args: { children: 'Borrowed' } }\n")
    copy.change('packages/ui/src/Badge/Badge.stories.tsx', /export const Matrix/, "export { Borrowed } from './more.tsx'\nexport const Matrix")
    // A file of stories that says nothing any more.
    copy.write(
      'packages/ui/src/Hidden/Hidden.stories.tsx',
      "import { Hidden } from './Hidden.tsx'\nexport default { title: 'Primitives/Hidden', component: Hidden }\n",
    )
    const { status, said } = copy.run('visual')
    expect(status).toBe(1)
    expect(said).toMatch(/primitives-divider--matrix in light differs in 1 pixels/)
    expect(said).toMatch(/In dark: .*contrast/)
    expect(said).toContain('An error in the console: Something broke quietly.')
    expect(said).toContain('An error in the console: Too narrow to be true.')
    expect(said).toContain('primitives-spinner--matrix in light has an accepted picture whose image is missing')
    expect(said).toMatch(/primitives-badge--borrowed stands in Storybook's list, but no test drew it/)
    expect(said).toMatch(/Primitives has \d+ stories and \d+ pictures, and \.storybook\/coverage\.json says/)
    expect(said).toMatch(/primitives-hidden--[a-z-]+ in light has an accepted picture, but nobody takes it any more/)
    expect(copy.exists('reports/pictures/index.html')).toBe(true)
    expect(copy.read('reports/pictures/index.html')).toContain('Difference, 1 pixels')
    // What proves that pictures are the same counts each that is not, and each that is missing, in each run.
    const steady = copy.run('steady', '2')
    for (const run of [1, 2]) expect(steady.said).toContain(`Run ${run}: primitives-divider--matrix in light differs in 1 pixels from the accepted picture.`)
    expect(steady.said).toMatch(/primitives-hidden--[a-z-]+ in light was not taken/)
    expect(steady.said).toMatch(/in 2 runs of \d+, .* [1-9]\d* differences\./)
    expect(steady.status).toBe(1)
  })
})
