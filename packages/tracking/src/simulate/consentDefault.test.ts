import type { Step } from '@tagmason/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { consentTypes } from '../container/consentTemplate.ts'
import { containerFromPlan } from '../container/index.ts'
import { anyPlan, planOf, wholeCatalogue } from '../container/plans.testing.ts'
import type { ContainerFile, CustomTemplate, Tag } from '../gtm/index.ts'
import { becauseOf, home, stepsOf } from './visits.testing.ts'

const options = { measurementId: 'G-AB12CD34EF', consent: 'denied' } as const
const denied = Object.fromEntries(consentTypes.map((type) => [type, 'denied']))
const made = containerFromPlan(planOf([]), options)

/** A tag of another vendor. */
const pixel: Tag = {
  tagId: '900',
  name: 'Pixel',
  type: 'html',
  parameter: [{ type: 'TEMPLATE', key: 'html', value: '<script>own()</script>' }],
  firingTriggerId: ['2147479573', '2147479553'],
  consentSettings: { consentStatus: 'NEEDED', consentType: { type: 'LIST', list: [{ type: 'TEMPLATE', value: 'ad_storage' }] } },
}
const withPixel = (file: ContainerFile, more: Partial<Tag> = {}): ContainerFile => ({
  ...file,
  containerVersion: { ...file.containerVersion, tag: [...(file.containerVersion.tag ?? []), { ...pixel, ...more }] },
})
const withTemplate = (change: (template: CustomTemplate) => CustomTemplate): ContainerFile => ({
  ...made,
  containerVersion: { ...made.containerVersion, customTemplate: (made.containerVersion.customTemplate ?? []).map(change) },
})
const withText = (change: (text: string) => string) => withTemplate((one) => ({ ...one, templateData: change(one.templateData) }))
/** The container with another text for how ad_storage stands. */
const saying = (value: string): ContainerFile => ({
  ...made,
  containerVersion: {
    ...made.containerVersion,
    tag: (made.containerVersion.tag ?? []).map((tag) => ({
      ...tag,
      parameter: (tag.parameter ?? []).map((one) => (one.key === 'ad_storage' ? { ...one, value } : one)),
    })),
  },
})
const onLoad = async (file: ContainerFile, dataLayer: readonly unknown[] = []) => {
  const [first] = await stepsOf(file, [{ ...home, dataLayer }])
  if (first === undefined) throw new Error('The visit has no step.')
  return first
}
const consentAt = async (file: ContainerFile, event: string, dataLayer?: readonly unknown[]) =>
  (await onLoad(file, dataLayer)).events.find(({ name }) => name === event)?.consent

describe('the consent default of a generated container', () => {
  it('counts after Consent Initialization and before everything that waits, with nothing on the page', async () => {
    const { events } = await onLoad(containerFromPlan(wholeCatalogue, options))
    expect(events.map(({ name, consent }) => [name, consent])).toEqual([
      ['gtm.init_consent', {}],
      ['', denied],
      ['gtm.init', denied],
      ['gtm.js', denied],
      ['gtm.dom', denied],
      ['gtm.load', denied],
    ])
    expect(events[1]?.message).toEqual(['consent', 'default', { ...denied, wait_for_update: 500 }])
    expect(events[2]?.tags.find(({ tag }) => tag === 'Google tag - GA4')?.outcome).toBe('fired')
  })

  it('denies at Initialization whatever the plan', async () => {
    await fc.assert(
      fc.asyncProperty(anyPlan, async (plan) => {
        expect(await consentAt(containerFromPlan(plan, options), 'gtm.init')).toEqual(denied)
        expect(await consentAt(containerFromPlan(plan, { ...options, consent: 'none' }), 'gtm.init')).toEqual({})
      }),
      { numRuns: 100 },
    )
  })

  it('holds tags of other vendors back until an update grants what they need', async () => {
    const update: Step = { type: 'consent', state: { ad_storage: 'granted' } }
    // Not a second gtm.js, which Google's engine ignores.
    const go: Step = { type: 'push', data: { event: 'gtm.init' } }
    const [first, , third] = await stepsOf(withPixel(made), [home, update, go])
    expect(first?.fired).not.toContain('Pixel')
    expect(first === undefined ? '' : becauseOf(first, 'Pixel')).toBe('Consent for ad_storage is denied.')
    expect(third?.fired).toContain('Pixel')
  })

  it('does not count for tags of Consent Initialization itself, as Google documents', async () => {
    expect((await onLoad(withPixel(made, { firingTriggerId: ['2147479572'] }))).fired).toContain('Pixel')
  })

  it('joins what the page says: the last default of a type counts, updates and defaults for regions win', async () => {
    const page = [
      ['consent', 'default', { ad_storage: 'granted', functionality_storage: 'granted' }],
      ['consent', 'default', { ad_user_data: 'granted', region: ['US'] }],
      ['consent', 'update', { analytics_storage: 'granted' }],
    ]
    expect(await consentAt(made, 'gtm.init', page)).toEqual({
      ad_storage: 'denied',
      functionality_storage: 'granted',
      analytics_storage: 'granted',
      ad_personalization: 'denied',
    })
    expect(await consentAt(made, 'gtm.init', [['consent', 'default', denied]])).toEqual(denied)
  })

  it('is what its fields say, and unknown where nobody knows that', async () => {
    expect(await consentAt(saying('granted'), 'gtm.init')).toEqual({ ...denied, ad_storage: 'granted' })
    for (const value of ['{{Gone}}', '', 'yes']) {
      const step = await onLoad(withPixel(saying(value)))
      expect(becauseOf(step, 'Pixel')).toMatch(/not known, because the code of 'Consent - Default denied' may set it/)
    }
  })
})

describe('the template of a generated container', () => {
  it('is known again after Google Tag Manager wrote the file: other ids, names, notes and ends of lines', async () => {
    const text = JSON.stringify(withText((one) => one.replace('Made by Tagmason.', 'Created on 1/2/2026.').replaceAll('\n', '\r\n')))
    const file = JSON.parse(text.replaceAll('"containerId":"0"', '"containerId":"777"').replaceAll('cvt_0_', 'cvt_777_')) as ContainerFile
    expect(await consentAt(file, 'gtm.init')).toEqual(denied)
  })

  it('is another one with no text, of which nobody knows what it does', async () => {
    const step = await onLoad(withPixel(withText(() => '')))
    expect(step.events.map(({ name }) => name)).not.toContain('')
    expect(step.events[0]?.tags[0]?.effects).toEqual(['What the code of its template does is known in a browser only.'])
  })

  it('is run where it is another one: with more code after its default, and without a permission', async () => {
    const more = withPixel(withText((one) => one.replace('data.gtmOnSuccess();', 'data.gtmOnSuccess(); more();')))
    expect((await onLoad(more)).events[0]?.tags[0]?.effects).toEqual(["The code of its template fails: 'more' is not defined"])
    expect(await consentAt(more, 'gtm.init')).toEqual(denied)
    const less = withPixel(withText((one) => one.replace('"string": "ad_storage"', '"string": "security_storage"')))
    expect((await onLoad(less)).events[0]?.tags[0]?.effects).toEqual(['Its template has no permission for access_consent ad_storage write.'])
    expect(await consentAt(less, 'gtm.init')).toEqual({})
  })
})
