import type { Step } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { consentDefaultCode } from '../snippets/index.ts'
import { dataLayer, onEvent, send, tag, trigger, when } from './cases/parts.ts'
import { becauseOf, home, html, last, push } from './visits.testing.ts'

describe('custom HTML', () => {
  it('is read where it does nothing but push: the message comes after those that wait', async () => {
    const parts = [
      onEvent('ready'),
      html(
        'Pushes',
        'All Pages',
        `<script>/* done */ window.dataLayer = window.dataLayer || []; dataLayer.push({'event': "ready", list: [1, {a: null}]});</script>`,
      ),
      send('After', 'ready', { is: '{{list}}' }),
      dataLayer('list'),
    ]
    const step = await last(parts, [home])
    expect(step.fired).toEqual(['Pushes', 'After'])
    expect(step.events.map(({ name }) => name)).toEqual(['gtm.init_consent', 'gtm.init', 'gtm.js', 'ready', 'gtm.dom', 'gtm.load'])
    expect(step.events[3]?.dataLayer).toMatchObject({ list: [1, { a: null }] })
  })

  it.each([
    '<script>if (x) dataLayer.push({event: "ready"})</script>',
    '<script src="https://cdn.example.com/x.js"></script>',
    '<img src="x" onerror="dataLayer.push({event: 1})">',
    '<script>dataLayer.push({event: {{Page Path}}})</script>',
    '<script>dataLayer.push({event: "{{Page Path}}"})</script>',
    '<script>dataLayer.push({event: "\\x72eady"})</script>',
    '<script>dataLayer.push({event: name})</script>',
  ])('is unknown where it does more: %s', async (code) => {
    const step = await last([html('Pushes', 'All Pages', code)], [home])
    expect(step.events.at(-3)?.tags[0]?.effects).toEqual(['What its HTML and scripts do is known in a browser only.'])
    expect(step.events).toHaveLength(5)
  })

  it('that may fire pushes what may happen', async () => {
    const parts = [
      trigger('Perhaps', 'PAGEVIEW', [when('Gone', 'EQUALS', 'x')]),
      onEvent('ready'),
      html('Pushes', 'Perhaps', '<script>dataLayer.push({event: "ready"})</script>'),
      tag('After', 'ready'),
    ]
    const step = await last(parts, [home])
    expect(step.fired).toEqual([])
    expect(becauseOf(step, 'After')).toBe("The event is pushed by 'Pushes', of which nobody knows whether it fired.")
  })

  it('that fires itself for ever is told of in one sentence', async () => {
    const parts = [onEvent('again'), html('Loop', 'again', '<script>dataLayer.push({event: "again"})</script>')]
    await expect(last(parts, [home, push('again')])).rejects.toThrow(
      'Step 2 leads to more than 2000 messages, because tags push what fires them again: correct their triggers.',
    )
  })

  it('sets the default of consent only after the events that were waiting, as Google documents of gtag in tags', async () => {
    const step = await last([html('Default', 'Consent Initialization - All Pages', `<script>${consentDefaultCode}</script>`)], [home])
    const states = step.events.map(({ name, consent }) => [name, consent['ad_storage']])
    expect(states).toEqual([
      ['gtm.init_consent', undefined],
      ['gtm.init', undefined],
      ['gtm.js', undefined],
      ['', 'denied'],
      ['gtm.dom', 'denied'],
      ['gtm.load', 'denied'],
    ])
  })
})

describe('consent', () => {
  const banner = html('Banner', 'Consent Initialization - All Pages', `<script>banner(function () { gtag('consent', 'update', answers) })</script>`)
  const gated = tag('Gated', 'All Pages', { needs: ['ad_storage'] })

  it('is unknown once code may have set it, unless somebody else does', async () => {
    expect(becauseOf(await last([banner, gated], [home]), 'Gated')).toBe(
      "Whether consent for ad_storage is given is not known, because the code of 'Banner' may set it and no step does.",
    )
    expect((await last([banner, gated], [{ ...home, dataLayer: [['consent', 'default', { ad_storage: 'granted' }]] }])).fired).toContain('Gated')
  })

  it('for some regions only is unknown where it would matter', async () => {
    const regional = (value: string): Step => ({ ...home, dataLayer: [['consent', 'default', { ad_storage: value, region: ['ES'] }]] })
    expect(becauseOf(await last([gated], [regional('denied')]), 'Gated')).toMatch(/depends on the visitor's region/)
    expect((await last([gated], [regional('granted')])).fired).toEqual(['Gated'])
  })

  it('is read from recorded arguments, too', async () => {
    const step = await last([gated], [{ ...home, dataLayer: [{ 0: 'consent', 1: 'default', 2: { ad_storage: 'denied' } }] }])
    expect(becauseOf(step, 'Gated')).toBe('Consent for ad_storage is denied.')
    expect(step.events[0]?.consent).toEqual({ ad_storage: 'denied' })
  })
})
