import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { readTpl } from '../customTemplates/readTpl.ts'
import { simulate } from '../simulate/simulate.ts'
import { decodePublished } from './decode.ts'
import { decompile, UnknownInstruction } from './decompile.ts'
import type { Published } from './resource.ts'

/** Runs decompiled code as a plain function; only what this file wrote is run. */
const run = (compiled: readonly unknown[]): unknown => structuredClone(runInNewContext(`((data) => { ${decompile(compiled)} })({})`))
const body = (...code: readonly unknown[]) => [50, '__cvt_1_2', [46, 'a'], ...code]
const get = (name: string) => [15, name]

describe('decompile', () => {
  it('writes loops, conditions, functions and increments that give what the compiler was given', () => {
    const sum = body(
      [52, 'b', [7, 1, 2, 3, 4]],
      [41, 'c'],
      [3, 'c', 0],
      [65, 'd', get('b'), [46, [53, [22, [20, [25, get('d'), 2], 0], [46, [53, [6]]]], [3, 'c', [0, get('c'), get('d')]]]]],
      [36, get('c')],
    )
    expect(run(sum)).toBe(4)
    const counted = body(
      [41, 'i', 's'],
      [3, 's', ''],
      [3, 'i', 0],
      [63, [7, 'i'], [23, get('i'), 3], [33, get('i'), [3, 'i', [0, get('i'), 1]]], [46, [53, [3, 's', [0, get('s'), get('i')]]]]],
      [36, get('s')],
    )
    expect(run(counted)).toBe('012')
  })

  it('writes objects, members, methods, ternaries, switches and functions that are called at once', () => {
    const code = body(
      [50, 'f', [46, 'x'], [38, get('x'), [46, 1, 2], [46, [5, [46, [36, 'one']]], [5, [46, [36, 'two']]], [9, [46, [36, 'many']]]]]],
      [52, 'o', [8, 'k', [7, 'p', 'q'], 'n-m', [27, 1]]],
      [52, 'g', [13, [41, '$0'], [3, '$0', [51, '', [7, 'z'], [36, [0, get('z'), 1]]]], ['$0', 4]]],
      [43, get('o'), 'z', [39, [21, [40, get('g')], 'number'], 'no', 'yes']],
      [36, [7, ['f', 2], ['f', 9], [2, [17, get('o'), 'k'], 'join', [7, '+']], [16, get('o'), 'n-m'], get('g'), [17, get('o'), 'z'], [44], [45]]],
    )
    expect(run(code)).toEqual(['two', 'many', 'p+q', -1, 5, 'yes', undefined, null])
  })

  it('refuses what it does not know, and names that are no names', () => {
    expect(() => decompile(body([99, 1]))).toThrow(UnknownInstruction)
    expect(() => decompile(body([52, 'a;alert(1)', 1]))).toThrow(UnknownInstruction)
    expect(() => decompile(body([36, [15, 'a=b']]))).toThrow(UnknownInstruction)
  })
})

const published: Published = {
  publicId: 'GTM-ABCD123',
  version: '1',
  macros: [{ function: '__e' }, { function: '__cvt_1_3', vtp_word: 'hello' }],
  predicates: [{ function: '_eq', arg0: ['macro', 0], arg1: 'gtm.js' }],
  tags: [
    { function: '__cvt_1_2', once_per_event: true, vtp_name: ['macro', 1], vtp_on: true, vtp_rows: ['list', ['map', 'k', 'a']], tag_id: 4 },
    { function: '__cvt_1_9', tag_id: 5 },
  ],
  rules: [
    [
      ['if', 0],
      ['add', 0, 1],
    ],
  ],
  runtime: [
    [
      50,
      '__cvt_1_2',
      [46, 'a'],
      [52, 'b', ['require', 'createQueue']],
      [52, 'c', ['b', 'dataLayer']],
      ['c', [8, 'event', [17, [15, 'a'], 'name']]],
      [2, [15, 'a'], 'gtmOnSuccess', [7]],
    ],
    [50, '__cvt_1_3', [46, 'a'], [36, [2, [17, [15, 'a'], 'word'], 'toUpperCase', [7]]]],
    [50, '__cvt_1_9', [46, 'a'], [99]],
  ],
  permissions: { __cvt_1_2: { access_globals: { keys: [{ key: 'dataLayer', read: true, write: true, execute: false }] } } },
}

describe('templates of a published container', () => {
  it('run in the simulation as templates of an export do, with their permissions', async () => {
    const { file } = decodePublished(published)
    const [template] = file.containerVersion.customTemplate ?? []
    expect(readTpl(template?.templateData ?? '')?.permissions).toEqual({
      access_globals: { keys: [{ key: 'dataLayer', read: true, write: true, execute: false }] },
    })
    const { steps } = await simulate(file, [{ type: 'pageLoad', url: 'https://www.example.com/' }])
    expect(steps.flatMap(({ events }) => events.map(({ name }) => name))).toContain('HELLO')
  })

  it('are named where their code is not known here', () => {
    expect(decodePublished(published).unknowable).toContainEqual({ code: 'published.templatesMissing', values: { types: 'cvt_1_9' } })
  })
})
