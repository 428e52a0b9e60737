import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { containerFromPlan } from '../container/index.ts'
import { planFromGoals } from '../plan/index.ts'
import { thingsOf } from './entityList.ts'
import type { ContainerFile } from './model.ts'
import { containerPart } from './part.ts'
import { readContainer } from './read.ts'
import { validateContainer } from './validate.ts'

const folder = `${import.meta.dirname}/../../../../../shared/data/gtm-containers/real`
const files = existsSync(folder) ? readdirSync(folder) : []
if (files.length === 0) console.log('33 container files were skipped: ../shared/data/gtm-containers is not there.')
const read = (name: string): ContainerFile => {
  const { file } = readContainer(readFileSync(`${folder}/${name}`))
  if (file === null) throw new Error(`${name} cannot be read.`)
  return file
}
const tagsOf = (file: ContainerFile) => file.containerVersion.tag ?? []
const faults = (file: ContainerFile) =>
  validateContainer(file)
    .filter(({ severity }) => severity === 'error')
    .map(({ code }) => code)
const made = containerFromPlan(planFromGoals('Track purchases over $50, newsletter sign-ups and clicks on the "Quote" button.'), {
  measurementId: 'G-AB12CD34EF',
  consent: 'denied',
})

describe('a part of a container', () => {
  it('holds the named tags and only what they need, and imports', () => {
    const part = containerPart(made, new Set(['GA4 - newsletter_signup', 'unknown']))
    expect(tagsOf(part).map((tag) => tag.name)).toEqual(
      tagsOf(made)
        .filter((tag) => tag.name === 'GA4 - newsletter_signup')
        .map((tag) => tag.name),
    )
    expect(JSON.stringify(part)).not.toContain('Quote')
    expect(faults(part)).toEqual([])
  })

  it('with all tags loses no tag, and nothing that a tag reads', () => {
    const part = containerPart(made, new Set(tagsOf(made).map((tag) => tag.name)))
    expect(thingsOf(part).filter(({ kind }) => kind !== 'other')).toEqual(thingsOf(made).filter(({ kind }) => kind !== 'other'))
  })

  it.each(files)('of %s brings no fault that the whole has not', (name) => {
    const whole = read(name)
    const known = new Set(faults(whole))
    for (const { name: tag } of tagsOf(whole).slice(0, 12)) {
      const part = containerPart(whole, new Set([tag]))
      expect(tagsOf(part).map((one) => one.name)).toContain(tag)
      expect(faults(part).filter((code) => !known.has(code))).toEqual([])
    }
  })
})

describe('the things of a container', () => {
  it.each(files)('of %s are the same after the ids have changed', (name) => {
    const whole = read(name)
    const text = JSON.stringify(whole).replaceAll(/"(fingerprint|accountId)":"[^"]*"/g, '"$1":"7"')
    const other = readContainer(text).file
    expect(other && thingsOf(other)).toEqual(thingsOf(whole))
    expect(thingsOf(whole).filter(({ kind }) => kind === 'tag')).toHaveLength(tagsOf(whole).length)
  })
})
