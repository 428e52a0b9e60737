import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { containerFromPlan, parseMoreTags } from '../container/index.ts'
import type { MoreTag } from '../container/moreTags.ts'
import { effectOf } from '../effect/index.ts'
import { readContainer, validateContainer, writeContainer } from '../gtm/index.ts'
import { planFromGoals } from '../plan/index.ts'
import { tagTypeOf, tagTypes } from './index.ts'
import { inEnglish, refusalInEnglish } from '../sentences/english.testing.ts'

const plan = planFromGoals('Track purchases with their value and newsletter sign-ups', { site: 'shop.example' })
const made = (more: readonly MoreTag[], consent: 'denied' | 'none' = 'denied') => {
  const { file } = readContainer(writeContainer(containerFromPlan(plan, { measurementId: 'G-AB12CD34EF', consent, more })))
  if (file === null) throw new Error('The written container cannot be read.')
  return file
}
const tagsIn = (file: ReturnType<typeof made>, type: string) => (file.containerVersion.tag ?? []).filter((tag) => tag.type === type)
const parsed = (text: string) => {
  const found = parseMoreTags(text)
  if ('message' in found) throw new Error(inEnglish(found.message))
  return found
}

/** The ten most used types of genuine containers that only people wrote before, and LinkedIn's. */
const wanted = parsed(`
- { type: html, html: "<script>shop()</script>", on: purchase }
- { type: img, url: "https://pixel.example/p.gif" }
- { type: awct, on: purchase, conversionId: 867486810, conversionLabel: zZFbCKf8j }
- { type: awcc, phoneConversionNumber: "0800 123 456", conversionId: 867486810, conversionLabel: call }
- { type: awud, on: purchase, userDataVariable: "{{Const - GA4 Measurement ID}}", conversionId: 806647036 }
- { type: sp, conversionId: 867486810 }
- { type: gclidw }
- { type: fls, on: purchase, advertiserId: 1234567, groupTag: retail, activityTag: purchase }
- { type: flc, advertiserId: 1234567, groupTag: retail, activityTag: visit }
- { type: baut, tagId: 97000001 }
- { type: bzi, id: 7813977 }
`)

describe('the types of tags', () => {
  it('are each in one file under their code, and known once', () => {
    const files = readdirSync(new URL('.', import.meta.url)).map((name) => name.replace(/\.ts$/, ''))
    const codes = tagTypes.map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    expect(files.filter((name) => !['index', 'tagType', 'tagTypes.test', 'write'].includes(name)).sort()).toEqual([...codes].sort())
    expect(codes.every((code) => tagTypeOf(code)?.label !== '')).toBe(true)
  })

  // The rules that are about one type alone are with the rules.
  it.each(['awct', 'awcc', 'awud', 'sp', 'img', 'gclidw', 'fls', 'flc', 'baut', 'bzi'])('need few files: %s is named in at most 4', (code) => {
    const source = join(import.meta.dirname, '..')
    const named = new RegExp(`['"]${code}['"]|\\./${code}\\.ts'`)
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.test|testing|sentences|cases/.test(file))
      .filter((file) => named.test(readFileSync(join(source, file), 'utf8')))
    expect(files).toContain(join('tagTypes', `${code}.ts`))
    // With the case in this file.
    expect([...files, 'tagTypes.test.ts'].length, files.join(', ')).toBeLessThanOrEqual(4)
  })

  it('write no key that genuine tags of the type do not have', () => {
    for (const { code, fields = [], keys = '' } of tagTypes)
      expect([code, fields.map(({ key }) => key).filter((key) => !keys.split(' ').includes(key))]).toEqual([code, []])
  })

  // Read in public exports (2021 to 2023) that are not kept here: two of remarketing, and one of images that a public page fills in.
  it.each([
    ['sp', 'eventItems eventValue enableDynamicRemarketing eventName conversionId customParamsFormat rdp'],
    ['sp', 'enableDynamicRemarketing conversionId customParamsFormat conversionLabel rdp'],
    ['img', 'useCacheBuster url cacheBusterQueryParam'],
  ])('know every key of a genuine %s: %s', (type, keys) => {
    const known = tagTypeOf(type)?.keys?.split(' ') ?? []
    expect(keys.split(' ').filter((key) => !known.includes(key))).toEqual([])
  })
})

describe('tags beside those of a plan', () => {
  const file = made(wanted)

  it('import without an error or a warning, and say what the container lacked before', () => {
    const before = validateContainer(made([])).filter(({ severity }) => severity !== 'info')
    expect(validateContainer(file).filter(({ severity }) => severity !== 'info')).toEqual(before)
  })

  it.each(wanted.map(({ type }) => type))('are written for %s', (type) => {
    expect(tagsIn(file, type)).toHaveLength(1)
    expect(tagsIn(made([]), type)).toHaveLength(0)
  })

  // Measured on the genuine containers of the corpus.
  it.each([
    ['gclidw', ['enableCrossDomain', 'enableUrlPassthrough', 'enableCookieOverrides']],
    ['awud', ['userDataVariable', 'enableConversionLinker', 'conversionCookiePrefix', 'conversionId']],
    ['html', ['html', 'supportDocumentWrite']],
    ['awcc', ['phoneConversionNumber', 'conversionId', 'conversionLabel']],
    [
      'awct',
      [
        'orderId',
        'enableProductReporting',
        'enableShippingData',
        'enableNewCustomerReporting',
        'enableConversionLinker',
        'enableEnhancedConversion',
        'conversionValue',
        'conversionCookiePrefix',
        'conversionId',
        'currencyCode',
        'conversionLabel',
        'rdp',
      ],
    ],
  ])('have the parameters of a genuine %s in its order', (type, keys) => {
    expect(tagsIn(file, type)[0]?.parameter?.map(({ key }) => key)).toEqual(keys)
  })

  it('take worth, currency and order from the event that they fire with', () => {
    const [conversion] = tagsIn(file, 'awct')
    const value = (key: string) => conversion?.parameter?.find((one) => one.key === key)?.value
    expect([value('conversionValue'), value('currencyCode'), value('orderId')].every((text) => /^\{\{DLV - .*\}\}$/.test(text ?? ''))).toBe(true)
    const [event] = tagsIn(file, 'gaawe').filter(({ parameter }) => parameter?.some(({ value: name }) => name === 'purchase'))
    expect(conversion?.firingTriggerId).toEqual(event?.firingTriggerId)
    expect(tagsIn(file, 'gclidw')[0]?.firingTriggerId).toEqual(['2147479553'])
  })

  it('wait for consent where they do not look at it themselves and the container asks', () => {
    const status = (container: typeof file, type: string) => tagsIn(container, type)[0]?.consentSettings?.consentStatus
    expect(['img', 'baut', 'bzi', 'html'].map((type) => status(file, type))).toEqual(['NEEDED', 'NEEDED', 'NEEDED', 'NEEDED'])
    expect(['awct', 'sp', 'flc', 'gclidw'].map((type) => status(file, type))).toEqual(['NOT_SET', 'NOT_SET', 'NOT_SET', 'NOT_SET'])
    expect(status(made(wanted, 'none'), 'img')).toBe('NOT_SET')
    expect(status(made([{ type: 'img', consent: [], values: { url: 'https://pixel.example/p.gif' } }]), 'img')).toBe('NOT_NEEDED')
  })

  it('are all that leaves the browser more, and nothing else changes', async () => {
    const { changes } = await effectOf(made([], 'none'), made(wanted, 'none'))
    expect(new Set(changes.map(({ kind }) => kind))).toEqual(new Set(['gained']))
    expect(changes.some(({ label }) => label === 'Google Ads conversion zZFbCKf8j')).toBe(true)
    expect(changes.some(({ label }) => label === 'LinkedIn Insight 7813977')).toBe(true)
  })
})

describe('a file of tags that cannot be used', () => {
  it.each([
    ['- { type: xyz }', /^'xyz' is no type of tag that Tagmason writes: it is one of .*awct/, 1],
    ['- type: gclidw\n- type: awct\n  conversionId: 1', /does nothing without 'conversionLabel'/, 2],
    ['- type: awct\n  conversionId: AW-1\n  conversionLabel: a', /without AW-: 'AW-1' is none/, 2],
    ['- type: gclidw\n  colour: red', /has no 'colour': it knows type, on, name, consent, enableCrossDomain/, 2],
    ['- type: img\n  url: [1]', /'url' is a text, a number, true or false/, 2],
    ['- type: img\n  url: a\n  consent: ad_storage', /'consent' is a list/, 3],
    ['- gclidw', /A tag is an object/, 1],
    ['tags: 1', /is a list, or has a list under tags/, 1],
    ['a: [', /neither YAML nor JSON/, 1],
  ])('says why and where: %j', (text, message, line) => {
    const found = inEnglish(parseMoreTags(text))
    expect(found).toMatchObject({ message: expect.stringMatching(message) as string, place: { line } })
  })

  it('names the events of the plan where it has not the one that is named', () => {
    expect(refusalInEnglish(() => made([{ type: 'gclidw', on: 'nothing', values: {} }]))).toMatch(
      /is to fire on 'nothing', which no tag of the plan sends: name one of .*purchase/,
    )
    const nothing = () =>
      containerFromPlan({ ...plan, events: [] }, { measurementId: 'G-AB12CD34EF', consent: 'denied', more: [{ type: 'gclidw', on: 'x', values: {} }] })
    expect(refusalInEnglish(nothing)).toMatch(/name one of its events\.$/)
    expect(refusalInEnglish(() => made([{ type: 'ua', values: {} }]))).toBe("Tagmason does not write tags of the type 'ua'.")
  })
})
