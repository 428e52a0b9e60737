import { measurementPlanSchema } from '@tagmason/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sentEvents } from '../ga4/sent.ts'
import { type ContainerFile, type Tag, validateContainer, writeContainer } from '../gtm/index.ts'
import { containerFromPlan } from './fromPlan.ts'
import { builtInTriggers } from './ids.ts'
import { triggerOf } from './triggers.ts'
import { createVariables } from './variables.ts'
import { anyPlan, plannedEvent, planOf, wholeCatalogue } from './plans.testing.ts'
import { refusalInEnglish } from '../sentences/english.testing.ts'

const options = { measurementId: 'G-ABC123', consent: 'denied' } as const

const tagsOf = (file: ContainerFile): readonly Tag[] => file.containerVersion.tag ?? []
const parameterOf = (tag: Tag | undefined, key: string): unknown => {
  const found = tag?.parameter?.find((parameter) => parameter.key === key)
  return found?.value ?? found?.list?.map((row) => row.map?.map((cell) => cell.value))
}
const tagNamed = (file: ContainerFile, name: string): Tag | undefined => tagsOf(file).find((tag) => tag.name === name)
const triggerOfTag = (file: ContainerFile, name: string) =>
  file.containerVersion.trigger?.find((trigger) => trigger.triggerId === tagNamed(file, name)?.firingTriggerId?.[0])
const conditionText = (conditions: readonly { type: string; parameter: readonly { value?: string }[] }[] | undefined) =>
  conditions?.map((condition) => [condition.type, ...condition.parameter.map((parameter) => parameter.value)])

const serious = (file: ContainerFile) => validateContainer(file).filter((finding) => finding.severity !== 'info')

/** References `{{X}}` in any string of the file. */
function references(file: ContainerFile): string[] {
  return [...JSON.stringify(file).matchAll(/\{\{(.*?)\}\}/g)].map((match) => match[1] ?? '')
}

function expectSound(file: ContainerFile): void {
  const { tag = [], trigger = [], variable = [], folder = [], builtInVariable = [] } = file.containerVersion
  const ids = [
    ...tag.map((one) => one.tagId),
    ...trigger.map((one) => one.triggerId),
    ...variable.map((one) => one.variableId),
    ...folder.map((one) => one.folderId),
  ]
  expect(new Set(ids).size).toBe(ids.length)
  for (const kind of [tag, trigger, variable, folder]) {
    const names = kind.map((one) => one.name)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^(?!\s)[^{}:<"']{1,200}(?<!\s)$/u)
    for (const { parentFolderId } of kind) if (parentFolderId !== undefined) expect(folder.some((one) => one.folderId === parentFolderId)).toBe(true)
  }
  const firing = new Set<string>([...trigger.map((one) => one.triggerId), ...Object.values(builtInTriggers)])
  for (const { firingTriggerId = [] } of tag) {
    expect(firingTriggerId).toHaveLength(1)
    for (const id of firingTriggerId) expect(firing.has(id)).toBe(true)
  }
  const known = new Set(['_event', ...variable.map((one) => one.name), ...builtInVariable.map((one) => one.name)])
  const used = new Set(references(file))
  for (const name of used) expect(known.has(name), `{{${name}}}`).toBe(true)
  for (const one of builtInVariable) expect(used.has(one.name), one.name).toBe(true)
  for (const one of trigger) expect(tag.some((other) => other.firingTriggerId?.includes(one.triggerId))).toBe(true)
}

describe('any plan', () => {
  it('becomes a container in which every reference leads somewhere', () => {
    fc.assert(
      fc.property(anyPlan, fc.constantFrom('denied' as const, 'none' as const), (plan, consent) => {
        expect(measurementPlanSchema.parse(plan)).toEqual(plan)
        const file = containerFromPlan(plan, { measurementId: 'G-XXXXXXXXXX', consent })
        expectSound(file)
        expect(serious(file)).toEqual([])
        for (const tag of tagsOf(file).filter((one) => one.type === 'gaawe')) {
          expect(parameterOf(tag, 'eventName')).toMatch(/^[a-z][a-z0-9_]{0,39}$/)
          for (const row of (parameterOf(tag, 'eventSettingsTable') as string[][] | undefined) ?? []) expect(row[0]).toMatch(/^[a-z][a-z0-9_]{0,39}$/)
        }
        expect(JSON.stringify(containerFromPlan(structuredClone(plan), { measurementId: 'G-XXXXXXXXXX', consent }))).toBe(JSON.stringify(file))
      }),
      { numRuns: 300 },
    )
  })
})

describe('the whole catalogue', () => {
  const file = containerFromPlan(wholeCatalogue, options)
  it('becomes a container without an error or warning', () => {
    expect(validateContainer(file).filter((finding) => finding.severity !== 'info')).toEqual([])
    expectSound(file)
  })
  it('has a tag for each event that GA4 does not collect itself', () => {
    const names = tagsOf(file)
      .filter((tag) => tag.type === 'gaawe')
      .map((tag) => parameterOf(tag, 'eventName'))
    expect(names).toEqual(sentEvents(wholeCatalogue).map((sent) => sent.name))
    expect(names).not.toContain('page_view')
  })
  it('is written in the order of keys that it already has', () => {
    expect(JSON.parse(writeContainer(file))).toEqual(file)
    expect(writeContainer(file).trimEnd()).toBe(JSON.stringify(file, null, 4))
  })
})

describe('containerFromPlan', () => {
  it('sends ecommerce data in one piece, and counts only orders over the threshold', () => {
    const plan = planOf([
      plannedEvent({
        name: 'purchase',
        parameters: [
          { name: 'value', type: 'number', example: 1 },
          { name: 'plan_name', type: 'string', example: 'x' },
        ],
        threshold: { parameter: 'value', is: 'greater', amount: 50, unit: 'USD' },
      }),
    ])
    const file = containerFromPlan(plan, options)
    const tag = tagNamed(file, 'GA4 - purchase')
    expect(parameterOf(tag, 'sendEcommerceData')).toBe('true')
    expect(parameterOf(tag, 'getEcommerceDataFrom')).toBe('dataLayer')
    expect(parameterOf(tag, 'eventSettingsTable')).toEqual([['plan_name', '{{DLV - plan_name}}']])
    expect(parameterOf(tag, 'measurementIdOverride')).toBe('{{Const - GA4 Measurement ID}}')
    const trigger = triggerOfTag(file, 'GA4 - purchase')
    expect(trigger?.name).toBe('CE - purchase')
    expect(conditionText(trigger?.customEventFilter)).toEqual([['EQUALS', '{{_event}}', 'purchase']])
    expect(conditionText(trigger?.filter)).toEqual([['GREATER', '{{DLV - ecommerce.value}}', '50']])
    expect(serious(file)).toEqual([])
  })

  it('takes clicks on what is inside the element, and texts from built-in variables', () => {
    const plan = planOf([
      plannedEvent({
        name: 'cta_click',
        parameters: [
          { name: 'link_text', type: 'string', example: 'Buy' },
          { name: 'note', type: 'string', example: 'x', source: 'Click ID' },
        ],
        trigger: { type: 'click', conditions: [{ subject: 'clickElement', is: 'cssSelector', value: 'a.cta, b' }] },
      }),
    ])
    const file = containerFromPlan(plan, options)
    expect(parameterOf(tagNamed(file, 'GA4 - cta_click'), 'eventSettingsTable')).toEqual([
      ['link_text', '{{Click Text}}'],
      ['note', '{{Click ID}}'],
    ])
    expect(conditionText(triggerOfTag(file, 'GA4 - cta_click')?.filter)).toEqual([['CSS_SELECTOR', '{{Click Element}}', 'a.cta, b, a.cta *, b *']])
    expect(file.containerVersion.builtInVariable?.map((one) => one.type)).toEqual(['CLICK_ELEMENT', 'CLICK_ID', 'CLICK_TEXT'])
  })

  it('shares a trigger between events, numbers equal names, and writes a repeated event once', () => {
    const trigger = { type: 'pageview', conditions: [{ subject: 'pagePath', is: 'equals', value: '/a' }] } as const
    const other = { type: 'timer', seconds: 30 } as const
    const event = { ...plannedEvent({ name: 'seen' }), trigger: { ...trigger, conditions: [...trigger.conditions] } }
    const file = containerFromPlan(
      planOf([event, { ...event, id: 'e2' }, { ...event, id: 'e3', name: 'read' }, { ...event, id: 'e4', trigger: other }]),
      options,
    )
    expect(tagsOf(file).map((tag) => tag.name)).toEqual(['Consent - Default denied', 'Google tag - GA4', 'GA4 - seen', 'GA4 - read', 'GA4 - seen 2'])
    expect(file.containerVersion.trigger?.map((one) => one.name)).toEqual(['PV - /a', 'Timer - seen 30 s'])
    expect(file.containerVersion.trigger?.[1]).toMatchObject({ interval: { value: '30000' }, limit: { value: '1' }, eventName: { value: 'gtm.timer' } })
  })

  it('sends a fixed worth as it stands in the plan', () => {
    const event = plannedEvent({ name: 'generate_lead', trigger: { type: 'formSubmission', conditions: [] }, value: { amount: 40, currency: 'EUR' } })
    expect(parameterOf(tagNamed(containerFromPlan(planOf([event]), options), 'GA4 - generate_lead'), 'eventSettingsTable')).toEqual([
      ['value', '40'],
      ['currency', 'EUR'],
    ])
  })

  it('moves what every event sends from the data layer into one settings variable', () => {
    const shared = { name: 'page_type', type: 'string', example: 'x' } as const
    const file = containerFromPlan(
      planOf([plannedEvent({ name: 'one', parameters: [shared] }), plannedEvent({ id: 'e2', name: 'two', parameters: [shared] })]),
      options,
    )
    expect(parameterOf(tagNamed(file, 'GA4 - one'), 'eventSettingsVariable')).toBe('{{Settings - GA4 events}}')
    expect(parameterOf(tagNamed(file, 'GA4 - one'), 'eventSettingsTable')).toBeUndefined()
    expect(serious(file)).toEqual([])
  })

  it('leaves page views to a tag that sends them on all pages', () => {
    const event = plannedEvent({ name: 'page_view', kind: 'automatic', trigger: { type: 'pageview', conditions: [] } })
    const file = containerFromPlan(planOf([event]), options)
    expect(tagNamed(file, 'GA4 - page_view')?.firingTriggerId).toEqual([builtInTriggers.allPages])
    expect(parameterOf(tagNamed(file, 'Google tag - GA4'), 'configSettingsVariable')).toBe('{{Settings - Google tag}}')
  })

  it('writes the consent default first, or nothing about consent', () => {
    const denied = tagNamed(containerFromPlan(planOf([]), options), 'Consent - Default denied')
    expect(denied?.firingTriggerId).toEqual([builtInTriggers.consentInitialization])
    expect(denied?.consentSettings).toEqual({ consentStatus: 'NOT_NEEDED' })
    expect(tagsOf(containerFromPlan(planOf([]), { ...options, consent: 'none' })).map((tag) => tag.type)).toEqual(['googtag'])
  })

  it('takes words as words: no variable, no markup, the same text matched', () => {
    const event = plannedEvent({
      name: 'odd',
      trigger: { type: 'customEvent', event: '{{Page URL}}', conditions: [{ subject: 'clickText', is: 'equals', value: 'Buy', ignoreCase: true }] },
    })
    const file = containerFromPlan(planOf([event]), { ...options, name: '{{x}}</script>' })
    const trigger = triggerOfTag(file, 'GA4 - odd')
    expect(trigger?.name).toBe('CE - Page URL')
    expect(conditionText(trigger?.customEventFilter)).toEqual([['MATCH_REGEX', '{{_event}}', '^\\{\\{Page URL\\}\\}$']])
    expect(conditionText(trigger?.filter)).toEqual([['MATCH_REGEX', '{{Click Text}}', '^Buy$', 'true']])
    expect(file.containerVersion.container.name).toBe('x /script')
  })

  it('says which parameters did not fit', () => {
    const parameters = Array.from({ length: 27 }, (_, index) => ({ name: `p${index}`, type: 'string' as const, example: 'x' }))
    const tag = tagNamed(containerFromPlan(planOf([plannedEvent({ name: 'big', parameters })]), options), 'GA4 - big')
    expect(tag?.['notes']).toBe('Added by hand. Not sent, because GA4 takes 25 parameters per event: p25, p26.')
  })

  it('says in each tag which goal it answers and when it was planned, in the language of the goals', () => {
    const plan = { ...planOf([plannedEvent({ name: 'quote', because: { start: 0, end: 3, text: 'Preis {{x}}' } })]), language: 'de' as const }
    expect(tagNamed(containerFromPlan(plan, { ...options, plannedOn: '2026-03-01' }), 'GA4 - quote')?.['notes']).toBe('Ziel: „Preis x“. Geplant am 2026-03-01.')
  })

  it('puts tags and triggers into folders by purpose, and what serves all into one of its own', () => {
    const { containerVersion } = containerFromPlan(
      planOf([plannedEvent({ name: 'purchase', keyEvent: true }), plannedEvent({ id: 'e2', name: 'login' })]),
      options,
    )
    const folders = new Map(containerVersion.folder?.map(({ folderId, name }) => [folderId, name]))
    const placed = (list: readonly { name: string; parentFolderId?: string }[] = []) =>
      Object.fromEntries(list.map(({ name, parentFolderId }) => [name, folders.get(parentFolderId ?? '')]))
    expect(placed(containerVersion.tag)).toMatchObject({
      'Google tag - GA4': 'Tagmason - Setup',
      'GA4 - purchase': 'Tagmason - Conversion',
      'GA4 - login': 'Tagmason - Retention',
    })
    expect(placed(containerVersion.trigger)).toEqual({ 'CE - purchase': 'Tagmason - Conversion', 'CE - login': 'Tagmason - Retention' })
    expect(new Set(folders.values()).size).toBe(folders.size)
  })

  it('refuses a measurement ID that is none, a trigger for what GA4 collects itself and a regular expression that does not compile', () => {
    expect(refusalInEnglish(() => containerFromPlan(planOf([]), { ...options, measurementId: 'UA-1' }))).toContain(
      'The measurement ID "UA-1" is not one that GA4 gives out',
    )
    const [sent] = sentEvents(planOf([plannedEvent({ name: 'x', trigger: { type: 'pageview', conditions: [] } })]))
    const automatic = { type: 'automatic', setting: 'always' } as const
    expect(refusalInEnglish(() => sent && triggerOf({ ...sent, event: { ...sent.event, trigger: automatic } }, createVariables()))).toBe(
      'The event x (e1) is collected by GA4 itself and has no trigger; leave it out before writing triggers.',
    )
    const event = plannedEvent({ name: 'x', trigger: { type: 'pageview', conditions: [{ subject: 'pagePath', is: 'matchRegex', value: '(' }] } })
    expect(refusalInEnglish(() => containerFromPlan(planOf([event]), options))).toContain('The condition "(" of event x (e1) is not a regular expression')
  })
})
