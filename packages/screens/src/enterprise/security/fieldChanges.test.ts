import { type AuditChange, auditSecret } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { fieldChanges, isDigest } from './fieldChanges.ts'

const tell = (value: unknown) => (isDigest(value) ? `${value.bytes} ${value.sha256}` : value === auditSecret ? 'Secret' : String(value))
const shown = (...changes: AuditChange[]) => fieldChanges(changes, { tell, whole: 'Whole record', hidden: 'A secret changed.' })
const row = (before: unknown, after: unknown): AuditChange => ({ collection: 'securityPolicy', id: 'policy', before, after })
const group = 'Security policy: policy'

describe('the fields that an act changed', () => {
  it('are those that differ, each as it was and is', () => {
    expect(shown(row({ id: 'policy', maxSessions: 3, idleMinutes: 30 }, { id: 'policy', maxSessions: 5, idleMinutes: 30 }))).toEqual([
      { kind: 'changed', title: 'Max sessions', before: '3', after: '5', group },
    ])
  })

  it('are all that hold something where the record came or went', () => {
    const record = { id: 'policy', on: true, at: '2024-01-22T10:00:00.000Z', tags: ['a', 'b'], ends: null, note: '' }
    const told = { Id: 'policy', On: 'true', At: record.at, Tags: 'a,b', Note: '' }
    expect(shown(row(null, record)).map(({ kind, title, after }) => [kind, title, after])).toEqual(
      Object.entries(told).map(([title, words]) => ['added', title, words]),
    )
    expect(shown(row(record, null)).map(({ kind, title, before }) => [kind, title, before])).toEqual(
      Object.entries(told).map(([title, words]) => ['removed', title, words]),
    )
  })

  it('are found inside of lists and objects, and come and go there', () => {
    const steps = (...delays: number[]) => ({ steps: delays.map((delay) => ({ delay })) })
    expect(shown(row({ ...steps(1, 2), from: null }, { ...steps(1, 4, 8), from: 'x' }))).toEqual([
      { kind: 'changed', title: 'Steps › 2 › Delay', before: '2', after: '4', group },
      { kind: 'added', title: 'Steps › 3 › Delay', after: '8', group },
      { kind: 'added', title: 'From', after: 'x', group },
    ])
  })

  it('tell nothing of a secret but that it changed', () => {
    expect(shown(row(auditSecret, auditSecret))).toEqual([{ kind: 'changed', title: 'Whole record', path: 'A secret changed.', group }])
    expect(shown(row(null, auditSecret))).toEqual([{ kind: 'added', title: 'Whole record', after: 'Secret', group }])
    expect(shown(row({ id: 'policy', token: auditSecret }, { id: 'policy', token: auditSecret }))).toEqual([
      { kind: 'changed', title: 'Token', path: 'A secret changed.', group },
    ])
  })

  it('tell size and hash of what is too long to be kept', () => {
    const long = (sha256: string) => ({ file: { sha256, bytes: 2000 } })
    expect(shown(row(long('aaaa'), long('bbbb')))).toEqual([{ kind: 'changed', title: 'File', before: '2000 aaaa', after: '2000 bbbb', group }])
  })

  it('stand under the name of their record, and apart from another of the same name', () => {
    const named = (id: string): AuditChange => ({
      collection: 'workflows',
      id,
      before: { id, name: 'Watch', on: true },
      after: { id, name: 'Watch', on: false },
    })
    expect(shown(named('one'), named('two')).map(({ group }) => group)).toEqual(['Workflows: Watch', 'Workflows: Watch (two)'])
  })
})
