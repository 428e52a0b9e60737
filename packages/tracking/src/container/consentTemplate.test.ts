import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { audit } from '../audit/index.ts'
import { clean } from '../audit/testing/clean.ts'
import { containerPart, readContainer, thingsOf, validateContainer } from '../gtm/index.ts'
import { sectionOf } from '../gtm/sectionOf.ts'
import { importInto } from '../merge/index.ts'
import { consentTemplate, consentTypes, isConsentTemplate } from './consentTemplate.ts'
import { containerFromPlan } from './fromPlan.ts'
import { planOf, wholeCatalogue } from './plans.testing.ts'

const options = { measurementId: 'G-AB12CD34EF', consent: 'denied' } as const
const made = containerFromPlan(wholeCatalogue, options)
const section = (name: string) => sectionOf(consentTemplate.templateData, new RegExp(`^___${name}___$`, 'm'))
const defaultTag = 'Consent - Default denied'
const denied = Object.fromEntries(consentTypes.map((type) => [type, 'denied']))

/** Runs the code as Tag Manager does: APIs by `require`, fields in `data`. */
const run = (fields: Readonly<Record<string, unknown>>): readonly unknown[] => {
  const calls: unknown[] = []
  const apis: Readonly<Record<string, unknown>> = { makeNumber: Number, setDefaultConsentState: (state: unknown) => calls.push(state) }
  const data = { ...fields, gtmOnSuccess: () => calls.push('success') }
  runInContext(section('SANDBOXED_JS_FOR_WEB_TEMPLATE'), createContext({ data, require: (name: string) => apis[name] }))
  return JSON.parse(JSON.stringify(calls)) as unknown[]
}

describe('the template', () => {
  it('sets what its fields say, then succeeds', () => {
    expect(run({ ...denied, wait_for_update: '500' })).toEqual([{ ...denied, wait_for_update: 500 }, 'success'])
  })

  it('may write the types that it sets, and nothing else', () => {
    const permissions = JSON.parse(section('WEB_PERMISSIONS')) as {
      instance: {
        key: { publicId: string }
        param: { value: { listItem: { mapKey: { string: string }[]; mapValue: { string?: string; boolean?: boolean }[] }[] } }[]
      }
    }[]
    expect(permissions.map(({ instance }) => instance.key.publicId)).toEqual(['access_consent'])
    const rows = permissions[0]?.instance.param[0]?.value.listItem.map(({ mapKey, mapValue }) =>
      Object.fromEntries(mapKey.map(({ string }, index) => [string, mapValue[index]?.string ?? mapValue[index]?.boolean])),
    )
    expect(rows).toEqual(consentTypes.map((consentType) => ({ consentType, read: false, write: true })))
  })

  it('has a field for each value that the tag gives', () => {
    const fields = JSON.parse(section('TEMPLATE_PARAMETERS')) as { name: string; defaultValue: unknown }[]
    const tag = made.containerVersion.tag?.find(({ name }) => name === defaultTag)
    expect(tag?.parameter?.map(({ key, value }) => [key, value])).toEqual(fields.map(({ name, defaultValue }) => [name, String(defaultValue)]))
    expect(JSON.parse(section('INFO'))).toMatchObject({ type: 'TAG', displayName: consentTemplate.name, containerContexts: ['WEB'] })
  })
})

describe('a generated container', () => {
  it('carries the template of its tag, or none where it says nothing of consent', () => {
    const [template, ...others] = made.containerVersion.customTemplate ?? []
    expect(others).toEqual([])
    expect(template).toEqual({ accountId: '0', containerId: '0', templateId: template?.templateId, fingerprint: '0', ...consentTemplate })
    expect(made.containerVersion.tag?.[0]).toMatchObject({ name: defaultTag, type: `cvt_0_${template?.templateId}` })
    expect(containerFromPlan(wholeCatalogue, { ...options, consent: 'none' }).containerVersion.customTemplate).toBeUndefined()
  })

  it('has nothing that the audit or the validator says of its consent or its template', () => {
    expect(audit(made).filter(({ entity, rule }) => entity?.kind === 'customTemplate' || /^A5[0-6]$/.test(rule))).toEqual([])
    expect(validateContainer(made).filter(({ severity }) => severity !== 'info')).toEqual([])
  })

  it('is audited like any other once somebody changes what the template does', () => {
    const changed = readContainer(JSON.stringify(made).replace('data.gtmOnSuccess();', 'data.gtmOnSuccess(); more();')).file
    expect(
      changed === null
        ? []
        : audit(changed)
            .filter(({ entity }) => entity?.kind === 'customTemplate')
            .map(({ rule }) => rule),
    ).toEqual(['A64'])
  })

  it('takes the template along where a part of it needs it', () => {
    const templates = (name: string) => (containerPart(made, new Set([name])).containerVersion.customTemplate ?? []).map((one) => one.name)
    expect(templates(defaultTag)).toEqual([consentTemplate.name])
    expect(templates('Google tag - GA4')).toEqual([])
  })

  it('calls the tag by its template, whatever ids there are', () => {
    const contentIn = (plan: typeof wholeCatalogue) => thingsOf(containerFromPlan(plan, options)).find(({ name }) => name === defaultTag)
    expect(contentIn(wholeCatalogue)).toEqual(contentIn(planOf([])))
    expect(contentIn(wholeCatalogue)?.type).toBe(consentTemplate.name)
  })

  it('keeps its template when it is imported where another has the same id', () => {
    const given = made.containerVersion.customTemplate?.[0]?.templateId ?? ''
    const there = readContainer(JSON.stringify(clean).replaceAll('"templateId":"50"', `"templateId":"${given}"`)).file
    if (there === null) throw new Error('the clean container cannot be read')
    const { file } = importInto(there, made, 'mergeOverwriting')
    const tag = file.containerVersion.tag?.find(({ name }) => name === defaultTag)
    const template = file.containerVersion.customTemplate?.find((one) => tag?.type === `cvt_${one.containerId}_${one.templateId}`)
    expect(isConsentTemplate(template?.templateData ?? '')).toBe(true)
    expect(validateContainer(file).filter(({ severity }) => severity === 'error')).toEqual([])
  })
})
