import { isMemberFound, splitAddresses } from '@tagmason/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'

describe('members of the organisation', () => {
  it('are found by name, address and department in any case (ENT-TEAM-07)', async () => {
    const rows = await sampleEngine().workspace.read('members.list', undefined)
    const found = (words: string) => rows.filter((row) => isMemberFound(row, words))
    expect([found('').length, found('FINANCE').every((row) => row.department === 'Finance'), found(' priya.ra').length, found('ZZZZ-nobody').length]).toEqual([
      27,
      true,
      1,
      0,
    ])
  })

  it('have addresses that are pasted in any way', () => {
    expect(splitAddresses('a@x.de, Ana Ruiz <b@x.de>;\n c@x.de d@x.de\tA@X.de,,')).toEqual(['a@x.de', 'b@x.de', 'c@x.de', 'd@x.de'])
    fc.assert(
      fc.property(fc.uniqueArray(fc.emailAddress(), { selector: (each) => each.toLowerCase() }), fc.constantFrom(',', ';', '\n', ' , '), (all, between) => {
        const plain = all.filter((each) => !/[,;<>\s]/.test(each))
        expect(splitAddresses(plain.join(between))).toEqual(plain)
      }),
    )
  })
})
