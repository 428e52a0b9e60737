import type { Step } from '@tagmason/domain'
import { expect, it } from 'vitest'
import { validateContainer } from '../gtm/validate.ts'
import { simulate } from '../simulate/simulate.ts'
import { decodePublished } from './decode.ts'
import { readPublished } from './resource.ts'

const decodedOf = (text: string) => {
  const published = readPublished(text)
  if (published === undefined) throw new Error('no container was found')
  return decodePublished(published).file
}

it('fires where one of several comparisons holds, and nowhere else', async () => {
  const resource = {
    version: '1',
    macros: [{ function: '__e' }, ...['a', 'b', 'c'].map((name) => ({ function: '__v', vtp_name: name, vtp_dataLayerVersion: 2 }))],
    tags: [1, 2, 3].map((number) => ({ function: '__html', once_per_event: true, vtp_html: `<b>${number}</b>`, tag_id: number })),
    predicates: [
      { function: '_eq', arg0: ['macro', 0], arg1: 'go' },
      { function: '_eq', arg0: true, arg1: ['list', ['macro', 1], ['macro', 2]], any_of: true },
      { function: '_eq', arg0: ['macro', 3], arg1: ['list', 'x', 'y'], any_of: true },
    ],
    rules: [
      [
        ['if', 0, 1],
        ['add', 0],
      ],
      [
        ['if', 0],
        ['unless', 1],
        ['add', 1],
      ],
      [
        ['if', 0, 1, 2],
        ['add', 2],
      ],
    ],
  }
  const file = decodedOf(`(function(){var data = ${JSON.stringify({ resource })};})()`)
  expect(validateContainer(file).filter(({ severity }) => severity === 'error')).toEqual([])
  const tagOf = (name: string) => (file.containerVersion.tag ?? []).find((each) => each.name === name)?.tagId
  const firedWith = async (data: Record<string, unknown>) => {
    const steps: Step[] = [
      { type: 'pageLoad', url: 'https://shop.example/', elements: [] },
      { type: 'push', data: { event: 'go', ...data } },
    ]
    return (await simulate(file, steps)).steps[1]?.fired.map(tagOf).toSorted().join(' ')
  }
  for (const a of [true, false])
    for (const b of [true, false])
      for (const c of ['x', 'y', 'z']) {
        const any = a || b
        expect([a, b, c, await firedWith({ a, b, c })]).toEqual([a, b, c, [...(any ? ['1'] : ['2']), ...(any && c !== 'z' ? ['3'] : [])].join(' ')])
      }
})
