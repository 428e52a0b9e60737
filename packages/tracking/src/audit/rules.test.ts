import { describe, expect, it } from 'vitest'
import { validateContainer } from '../gtm/index.ts'
import { applyFix, audit, auditRules } from './index.ts'
import { changed } from './testing/clean.ts'
import { faults } from './testing/faults.ts'
import { noFaults } from './testing/noFaults.ts'
import { inEnglish } from '../sentences/english.testing.ts'

describe('the rules of the audit', () => {
  it('find nothing in a container without a fault', () => {
    expect(audit(changed())).toEqual([])
    expect(validateContainer(changed()).filter((one) => one.severity === 'error')).toEqual([])
  })

  it('have ids and names of their own, and each has a fault that shows it', () => {
    const ids = auditRules.map((rule) => rule.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(auditRules.map((rule) => rule.name)).size).toBe(ids.length)
    expect([...new Set(faults.map(([rule]) => rule))].sort()).toEqual(ids)
  })

  it.each(faults.map((fault) => [`${fault[0]}: ${fault[1]}`, fault] as const))('%s', (_, [rule, , edits, says, options]) => {
    const found = inEnglish(audit(changed(...edits), options)).filter((one) => one.rule === rule)
    const one = found.find(({ message }) => message.includes(says))
    expect(found.map(({ message }) => message).join('\n')).toContain(says)
    // One sentence: what, why, what to do.
    expect(one?.message).toMatch(/^[^\n]+: [^\n]+\.$/)
    expect(one?.path).toMatch(/^\$\.containerVersion/)
  })

  it.each(noFaults.map((one) => [`${one[0]} does not find: ${one[1]}`, one] as const))('%s', (_, [rule, , edits, options]) => {
    expect(audit(changed(...edits), options).filter((one) => one.rule === rule)).toEqual([])
  })

  const wholeOnly = new Set(auditRules.flatMap((rule) => (rule.wholeOnly === true ? [rule.id] : [])))
  it.each(faults.filter(([rule]) => wholeOnly.has(rule)).map((fault) => [`${fault[0]}: ${fault[1]}`, fault] as const))(
    '%s may be so in a part of a container',
    (_, [rule, , edits]) => {
      expect(audit(changed(...edits), { partial: true }).filter((one) => one.rule === rule)).toEqual([])
    },
  )

  it('have fixes after which the finding is gone and no new error stands', () => {
    let fixes = 0
    for (const [, , edits, , options] of faults) {
      const file = changed(...edits)
      const before = audit(file, options)
      const keyOf = (one: (typeof before)[number]) => `${one.rule} ${one.entity?.kind} ${one.entity?.id} ${JSON.stringify(one.message)}`
      const errors = new Set(before.filter((one) => one.severity === 'error').map(keyOf))
      for (const one of before) {
        if (one.fix === undefined) continue
        fixes++
        const after = audit(applyFix(file, one.fix), options)
        expect(after.map(keyOf)).not.toContain(keyOf(one))
        expect(after.filter((now) => now.severity === 'error' && !errors.has(keyOf(now)))).toEqual([])
      }
    }
    expect(fixes).toBeGreaterThan(20)
  })

  it('refuse a fix that was made for another file', () => {
    const [one] = audit(changed(['trigger.5', { triggerId: '92', name: 'x', type: 'DOM_READY' }])).filter(({ fix }) =>
      fix?.operations.some(({ op }) => op !== 'add'),
    )
    if (one?.fix === undefined) throw new Error('there is no fix')
    const { fix } = one
    expect(() => applyFix(changed(), fix)).toThrow('audit.patch.otherFile')
  })
})
