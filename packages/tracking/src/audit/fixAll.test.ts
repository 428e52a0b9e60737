import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type ContainerFile, readContainer, validateContainer } from '../gtm/index.ts'
import { applyFix, audit, auditRules, fixAll } from './index.ts'

const folder = `${import.meta.dirname}/../../../../../shared/data/gtm-containers/real`
const names = existsSync(folder) ? readdirSync(folder) : []
if (names.length === 0) console.log('33 container files were skipped: ../shared/data/gtm-containers is not there.')

const everyRule = auditRules.map(({ id }) => id)
const errors = (file: ContainerFile) => validateContainer(file).filter(({ severity }) => severity === 'error').length
const bad = (file: ContainerFile) => audit(file).filter(({ severity }) => severity === 'error').length

const variable = (id: string, name: string, refers = '') => ({
  variableId: id,
  name,
  type: 'v',
  parameter: [{ type: 'TEMPLATE', key: 'name', value: refers === '' ? name : `{{${refers}}}` }],
})
const file: ContainerFile = {
  exportFormatVersion: 2,
  containerVersion: {
    container: { usageContext: ['WEB'] },
    trigger: [{ triggerId: '10', name: 'Nobody waits', type: 'PAGEVIEW' }],
    // Three that nobody reads, the last of which is read by one of the others.
    variable: [variable('1', 'a', 'c'), variable('2', 'b'), variable('3', 'c')],
  },
}

describe('all safe fixes of some rules', () => {
  it('leave none of their findings that has a fix, also none that came with a fix', () => {
    const { file: fixed, applied } = fixAll(file, ['A11'])
    expect(applied.map(({ entity }) => entity?.name)).toEqual(['a', 'b', 'c'])
    expect(fixed.containerVersion.variable).toBeUndefined()
    expect(fixed.containerVersion.trigger).toHaveLength(1)
    expect(file.containerVersion.variable).toHaveLength(3)
    expect(fixAll(file, []).file).toBe(file)
  })

  it.each(names)('mend %s without breaking it', (name) => {
    const { file: given } = readContainer(readFileSync(`${folder}/${name}`, 'utf8'))
    if (given === null) throw new Error('It cannot be read.')
    const { file: fixed } = fixAll(given, everyRule)
    expect(audit(fixed).filter(({ fix }) => fix !== undefined)).toEqual([])
    expect(errors(fixed)).toBeLessThanOrEqual(errors(given))
    expect(bad(fixed)).toBeLessThanOrEqual(bad(given))
  })

  it.each(names)('do the same in %s as one fix after another', (name) => {
    const { file: given } = readContainer(readFileSync(`${folder}/${name}`, 'utf8'))
    if (given === null) throw new Error('It cannot be read.')
    for (const rule of new Set(audit(given).flatMap((finding) => (finding.fix === undefined ? [] : [finding.rule])))) {
      let one = given
      for (;;) {
        const fix = audit(one, { only: new Set([rule]) }).find((finding) => finding.fix !== undefined)?.fix
        if (fix === undefined) break
        one = applyFix(one, fix)
      }
      expect(fixAll(given, [rule]).file).toEqual(one)
    }
  })
})
