import { dashboardDocumentSchema, measurementPlanSchema } from '@tagmason/domain'
import { sample } from '@tagmason/domain/sample'
import { containerFromPlan, ga4FromPlan, planDifference, readContainer, typeOfChanges, validateContainer, writeContainer } from '@tagmason/tracking'
import { describe, expect, it } from 'vitest'
import { contentHash } from '../contents.ts'
import { commitHash } from '../history.ts'
import { keptContents, shopEssentialsHistory, templateContents } from './index.ts'

const options = { measurementId: 'G-AB12CD34EF', consent: 'denied' } as const

describe('the templates of the store', () => {
  it('are all there, and more than six', () => {
    expect(Object.keys(templateContents).sort()).toEqual(sample.templates.map((row) => row.id).sort())
    expect(Object.keys(templateContents).length).toBeGreaterThanOrEqual(6)
  })

  it.each(Object.entries(templateContents))(
    '%s holds a plan that GA4 takes, a container that imports, and a dashboard that opens',
    (_id, { plan, container, dashboard }) => {
      expect(container).toBeNull()
      const parsed = measurementPlanSchema.parse(plan)
      expect(parsed.events.length).toBeGreaterThanOrEqual(6)
      expect(parsed.events.some((event) => event.keyEvent)).toBe(true)
      expect(parsed.dashboards.length).toBeGreaterThan(0)
      const file = containerFromPlan(parsed, options)
      expect(validateContainer(file).filter(({ severity }) => severity !== 'info')).toEqual([])
      expect(readContainer(writeContainer(file)).findings).toEqual([])
      const sent = new Set(
        (file.containerVersion.tag ?? []).flatMap(({ parameter = [] }) => parameter.filter(({ key }) => key === 'eventName').map(({ value }) => value)),
      )
      for (const { name } of parsed.events) expect(sent.has(name), name).toBe(true)
      expect(ga4FromPlan(parsed).steps.length).toBeGreaterThan(0)
      expect(dashboardDocumentSchema.parse(dashboard?.document).widgets.length).toBeGreaterThanOrEqual(5)
    },
  )

  it('hold twelve events where the store says twelve', () => {
    expect(new Set(templateContents['template-product-analytics']?.plan?.events.map((event) => event.name)).size).toBe(12)
  })
})

describe('the history of the sample', () => {
  const hashes = new Set(keptContents.map(contentHash))
  it.each(sample.commits.map((commit) => [commit.id, commit] as const))(
    '%s carries the hash of what it holds',
    (_id, { id: _row, project: _project, hash, ...commit }) => {
      expect(hashes.has(commit.content)).toBe(true)
      expect(commitHash(commit)).toBe(hash)
    },
  )

  it('has versions of the type that their changes have', () => {
    const versions = sample.versions.filter((row) => row.templateId === 'template-shop-essentials').toReversed()
    const plans = versions.map((row) => shopEssentialsHistory[sample.commits.find((commit) => commit.hash === row.commit)?.id ?? '']?.plan)
    const types = versions.slice(1).map((_, at) => {
      const [before, after] = [plans[at], plans[at + 1]]
      return before && after ? typeOfChanges(planDifference(before, after)) : 'no plan'
    })
    expect(types).toEqual(versions.slice(1).map((row) => row.type))
    expect(types).toEqual(['minor', 'minor', 'patch'])
  })

  it('ends with what the store gives', () => {
    for (const template of sample.ownTemplates) {
      const version = sample.versions.find((row) => row.templateId === template.id)
      const commit = sample.commits.find((row) => row.hash === version?.commit)
      const content = templateContents[template.id]
      expect(content && contentHash(content)).toBe(commit?.content)
    }
  })
})
