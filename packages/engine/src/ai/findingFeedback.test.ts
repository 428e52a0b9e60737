import type { ElementLabel } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'
import { findingFeedback } from './findingFeedback.ts'

const label = (field: ElementLabel['field'], confidence: number, right: boolean, page = false): ElementLabel => ({
  id: `${field}${confidence}${right}`,
  project: 'shop',
  field,
  found: 'a',
  right: right ? 'a' : 'b',
  type: 'Button',
  confidence,
  ...(page ? {} : { box: { x: 0, y: 0, width: 9, height: 9 } }),
  at: '2026-03-01T12:00:00.000Z',
})

describe('what was said of findings', () => {
  it('counts corrections by field, and what was right by how sure the reading was', () => {
    const labels = [
      label('type', 100, true),
      label('type', 90, false),
      label('text', 89.9, true),
      label('text', 0, false),
      label('event', 95, false),
      label('type', 100, false, true),
    ]
    expect(findingFeedback(labels)).toEqual({
      corrections: [
        { field: 'type', count: 2 },
        { field: 'text', count: 1 },
        { field: 'event', count: 1 },
      ],
      bands: [
        { from: 90, to: 100, type: { right: 1, judged: 2 }, text: { right: 0, judged: 0 } },
        { from: 70, to: 90, type: { right: 0, judged: 0 }, text: { right: 1, judged: 1 } },
        { from: 0, to: 50, type: { right: 0, judged: 0 }, text: { right: 0, judged: 1 } },
      ],
    })
    expect(findingFeedback([]).bands).toEqual([])
  })

  it('is of one project only, and can be taken along without the picture', async () => {
    const { workspace } = sampleEngine()
    await expect(workspace.act('screenshots.labels', undefined)).rejects.toMatchObject({ code: 'notFound' })
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    const box = { x: 1, y: 2, width: 30, height: 10 }
    const screenshot = { name: 'a.png', size: 1, width: 100, height: 50 }
    const { elements } = await workspace.act('screenshots.keep', { screenshot, elements: [{ type: 'Button', text: 'Go', confidence: 80, box }] })
    await workspace.act('screenshots.change', { id: elements[0]?.id ?? '', change: { text: 'Go on' } })
    const { findings } = await workspace.read('feedback.list', undefined)
    expect(findings.bands).toEqual([{ from: 70, to: 90, type: { right: 0, judged: 0 }, text: { right: 0, judged: 1 } }])
    const { fileName, text } = await workspace.act('screenshots.labels', undefined)
    expect(fileName).toBe('shop-element-labels.jsonl')
    expect(text.endsWith('\n')).toBe(true)
    expect(
      text
        .trimEnd()
        .split('\n')
        .map((line): unknown => JSON.parse(line)),
    ).toEqual([{ field: 'text', found: 'Go', right: 'Go on', type: 'Button', confidence: 80, box, at: '2026-03-01T12:00:00.000Z' }])
    await workspace.act('projects.create', { name: 'Other', website: 'other.example', timeZone: 'UTC' })
    expect((await workspace.read('feedback.list', undefined)).findings.bands).toEqual([])
  })
})
