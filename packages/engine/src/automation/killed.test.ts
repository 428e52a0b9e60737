import { describe, expect, it } from 'vitest'
import { shopLife } from './shopLife.testing.ts'

describe('triggers and workflows', { timeout: 120_000 }, () => {
  it('do the same on two servers as on one', async () => {
    const { went } = await shopLife(1, null)
    expect(went).toMatchObject({ waiting: 0, audience: [expect.anything(), expect.anything(), expect.anything()] })
    expect(went.triggers.map((row) => (JSON.parse(row) as unknown[]).slice(0, 2))).toEqual([
      ['Big order', 2],
      ['Busy', 1],
      ['Cart left', 1],
    ])
    expect([went.runs.length, went.mails.length, went.deliveries.length, went.issues.length]).toEqual([3, 2, 2, 3])
    expect((await shopLife(2, null)).went).toEqual(went)
  })

  // Every commit was tried once; the steps of seven and fifteen meet each kind of commit.
  it('repeat nothing that went out and lose nothing that was due, at whichever commit a server dies', async () => {
    for (const servers of [1, 2]) {
      const { went, commits } = await shopLife(servers, null)
      expect(commits).toBeGreaterThan(40)
      for (let commit = 1; commit <= commits; commit += servers * 8 - 1)
        for (const kept of [false, true])
          expect((await shopLife(servers, { commit, kept })).went, `${servers} servers, commit ${commit}, kept: ${kept}`).toEqual(went)
    }
  })
})
