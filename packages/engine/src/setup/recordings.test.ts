import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'

async function shop() {
  const { workspace } = sampleEngine()
  await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
  await workspace.act('plans.generate', { goals: 'Track newsletter sign-ups and purchases.' })
  await workspace.act('events.create', { name: 'brochure_sent', type: 'custom' })
  return workspace
}
const hit = 'https://www.google-analytics.com/g/collect?v=2&tid=G-AB12CD34EF&cid=1.2&dl=https%3A%2F%2Fshop.example%2F&en=unheard_of'
const har = (url: string) =>
  JSON.stringify({
    log: {
      pages: [{ id: 'p', title: 'https://shop.example/', startedDateTime: '2024-01-22T09:00:00Z' }],
      entries: [{ pageref: 'p', startedDateTime: '2024-01-22T09:00:01Z', time: 20, request: { method: 'GET', url, headers: [] }, response: { status: 204 } }],
    },
  })

describe('a recording', () => {
  it('is laid beside the tags and the plan, in the language of the reader, and becomes a test', async () => {
    const workspace = await shop()
    const check = await workspace.act('events.checkRecording', { text: har(hit) })
    expect(check).toMatchObject({ fault: '', pages: 1, requests: 1 })
    expect(check.rows).toContainEqual(expect.objectContaining({ event: 'unheard_of', sent: 1, plan: 'unplanned' }))
    expect(check.findings).toContainEqual(expect.objectContaining({ level: 'warning', label: 'unplanned', event: 'unheard_of' }))
    expect(check.total).toBe(check.findings.length)
    expect(check.open).toEqual([expect.stringContaining('no messages of the data layer')])
    expect(check.test).toMatch(/^tests:/m)
    await workspace.act('session.setPreferences', { language: 'de' })
    const german = await workspace.act('events.checkRecording', { text: har(hit) })
    expect(german.findings.map(({ message }) => message)).toContainEqual(expect.stringContaining('Der Plan hat kein Ereignis'))
  })

  it('is no fault of tags that do not know their property yet', async () => {
    const workspace = await shop()
    const view = hit.replace('unheard_of', 'page_view')
    expect((await workspace.act('events.checkRecording', { text: har(view) })).rows).toContainEqual({
      vendor: 'gtag',
      event: 'page_view',
      expected: 1,
      sent: 1,
      plan: 'automatic',
    })
    const { findings } = await workspace.act('events.checkRecording', { text: har(view) })
    // The tags of the plan ask first, so a hit before any answer is the only fault.
    expect(findings.filter(({ event }) => event === 'page_view').map(({ label }) => label)).toEqual(['before consent'])
  })

  it('that is none gets one sentence with its place', async () => {
    const workspace = await shop()
    expect((await workspace.act('events.checkRecording', { text: '{\n"log": ;' })).fault).toMatch(/^2:\d+ The JSON breaks off/)
    expect((await workspace.act('events.checkRecording', { text: '{}' })).fault).toMatch(/^The file has neither 'log'/)
    await expect(workspace.act('events.checkRecording', { text: '[]', containerId: 'GTM-NTHERE1' })).rejects.toMatchObject({ code: 'notFound' })
  })
})

describe('files for developers', () => {
  it('are made of what is measured, in every language that commands write', async () => {
    const workspace = await shop()
    const { messages, files } = await workspace.read('events.developerFiles', {})
    expect(messages).toBeGreaterThan(0)
    expect(files.map(({ fileName }) => fileName)).toEqual([
      'data-layer.html',
      'data-layer.md',
      'tracking.d.ts',
      'tracking.ts',
      'Tracking.kt',
      'Tracking.swift',
      'tracking.dart',
      'tracking.lint.mjs',
      'check-data-layer.js',
    ])
    for (const { text } of files) expect(text.length).toBeGreaterThan(50)
  })
})
