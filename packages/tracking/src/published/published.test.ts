import type { Step } from '@tagmason/domain'
import fc from 'fast-check'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readContainer } from '../gtm/read.ts'
import { validateContainer } from '../gtm/validate.ts'
import type { ContainerFile } from '../gtm/model.ts'
import { writeContainer } from '../gtm/write.ts'
import { simulate } from '../simulate/simulate.ts'
import { PublishedCompiler } from './compile.testing.ts'
import { decodePublished } from './decode.ts'
import { LiteralError, readLiteral } from './literal.ts'
import { readPublished } from './resource.ts'

const folder = `${import.meta.dirname}/../../../../../shared/data/gtm-containers`
const present = existsSync(folder)
const all = present ? ['real', 'handmade'].flatMap((kind) => readdirSync(`${folder}/${kind}`).map((name) => `${kind}/${name}`)) : []
if (!present) console.warn('50 container files were skipped: ../shared/data/gtm-containers is not there.')

const fileOf = (name: string): ContainerFile => {
  const { file } = readContainer(readFileSync(`${folder}/${name}`))
  if (file === null) throw new Error(`${name} could not be read`)
  return file
}
/** Web containers that Google's compiler could have been given. */
const files = all.filter((name) => {
  const file = fileOf(name)
  return file.containerVersion.container?.usageContext?.[0] === 'WEB' && validateContainer(file).every(({ severity }) => severity !== 'error')
})

const decodedOf = (text: string): ContainerFile => {
  const published = readPublished(text)
  if (published === undefined) throw new Error('no container was found')
  return decodePublished(published).file
}
/** Without what the compiler here cannot make: the code of templates. */
const plain = (file: ContainerFile): ContainerFile => {
  const { customTemplate: _, ...version } = file.containerVersion
  return { ...file, containerVersion: version }
}

const granted = { ad_storage: 'granted', analytics_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' } as const
const visit: readonly Step[] = [
  { type: 'pageLoad', url: 'https://www.example.com/shop?utm_source=mail', title: 'Shop', elements: [], dataLayer: [{ pageType: 'shop' }] },
  { type: 'consent', state: granted },
  { type: 'push', data: { event: 'purchase', ecommerce: { value: 5, currency: 'EUR', transaction_id: 't', items: [{ item_id: 'a' }] } } },
  { type: 'push', data: { event: 'add_to_cart', ecommerce: { value: 5, items: [] } } },
  { type: 'click', element: { tag: 'a', id: 'x', classes: ['btn'], text: 'Call', attributes: { href: 'tel:+1' } } },
  { type: 'click', element: { tag: 'a', text: 'WhatsApp', attributes: { href: 'https://wa.me/1' } } },
  { type: 'formSubmit', element: { tag: 'form', id: 'contact', attributes: { action: '/thanks' } } },
  { type: 'scroll', percent: 100 },
  { type: 'history', url: '/shop#cart' },
  { type: 'wait', ms: 60_000 },
  { type: 'pageLoad', url: 'https://www.example.com/thanks' },
]

/** Which tags fire in each step, by their ids, and with what. */
const shapeOf = async (file: ContainerFile) => {
  const ids = new Map((file.containerVersion.tag ?? []).map(({ name, tagId }) => [name, tagId]))
  const { steps } = await simulate(file, visit)
  return steps.map(({ fired, unknown, events }) => ({
    fired: fired.map((name) => ids.get(name)),
    unknown: unknown.map(({ tag }) => ids.get(tag)).sort(),
    values: events.flatMap(({ tags }) =>
      tags.flatMap(({ tagId, outcome, parameters }) =>
        outcome === 'fired'
          ? [
              [
                tagId,
                parameters.flatMap(({ key, value }) =>
                  value.known && value.value !== '' && value.value !== undefined
                    ? [[key, (typeof value.value === 'string' ? ids.get(value.value) : undefined) ?? value.value]]
                    : [],
                ),
              ],
            ]
          : [],
      ),
    ),
  }))
}

describe.runIf(present)('a container that is compiled and decoded again', () => {
  it.each(files)('%s has the same compiled form a second time', (name) => {
    const text = new PublishedCompiler(fileOf(name)).compile()
    expect(new PublishedCompiler(decodedOf(text)).compile()).toBe(text)
  })

  it.each(files)('%s can be imported', (name) => {
    const decoded = plain(decodedOf(new PublishedCompiler(fileOf(name)).compile()))
    const read = readContainer(writeContainer(decoded)).file
    if (read === null) throw new Error('the decoded file could not be read')
    const errors = validateContainer(read).filter(({ severity, code }) => severity === 'error' && code !== 'E030')
    expect(errors).toEqual([])
  })

  it.each(files)('%s does in a visit what its export does', async (name) => {
    const file = plain(fileOf(name))
    expect(await shapeOf(plain(decodedOf(new PublishedCompiler(file).compile())))).toEqual(await shapeOf(file))
  })

  it('tells how many files there were', () => {
    expect([all.length, files.length]).toEqual([50, 28])
  })
})

describe('what is published is read without running it', () => {
  const wrap = (data: string) => `// Copyright\n(function(){\nvar data = ${data};\nvar x=function(a){return eval(a)};google_tag_manager["GTM-ABCD123"]={}})()`
  const simple = { version: '3', macros: [{ function: '__e' }], predicates: [{ function: '_eq', arg0: ['macro', 0], arg1: 'gtm.js' }] }

  it('reads JSON, and the same as minifiers and formatters write it', () => {
    const json = wrap(
      JSON.stringify({
        resource: {
          ...simple,
          tags: [{ function: '__html', once_per_event: true, vtp_html: '<b>', tag_id: 4 }],
          rules: [
            [
              ['if', 0],
              ['add', 0],
            ],
          ],
        },
      }),
    )
    const short = wrap(
      `{resource:{version:'3',macros:[{function:"__e"}],tags:[{function:"__html",once_per_event:!0,vtp_html:'\\x3cb\\u003E',tag_id:4,}],predicates:[{function:"_eq",arg0:["macro",0],arg1:"gtm.js"}],rules:[[["if",0],["add",0]]], /* more */}}`,
    )
    expect(readPublished(short)).toEqual(readPublished(json))
    expect(decodedOf(json).containerVersion.tag).toMatchObject([{ tagId: '4', name: 'Custom HTML - 4', type: 'html', firingTriggerId: ['2147479553'] }])
  })

  it('knows the container by what the script speaks of, and passes by objects that are no container', () => {
    expect(readPublished(`x({resource:{a:1}},{"resource":{"tags":[],"rules":[]}});"GTM-ABCD123";"G-ABCDEFGH";"G-ABCDEFGH"`)).toMatchObject({
      publicId: 'GTM-ABCD123',
    })
    expect(readPublished('<!doctype html><p>resource</p>')).toBeUndefined()
    expect(readPublished('var data = {"resource": {"tags": [alert(1)], "rules": []}}')).toBeUndefined()
  })

  it('leaves paused tags out, keeps one that another tag waits for, and says so', () => {
    const tags = [
      { function: '__paused', vtp_originalTagType: 'ua', tag_id: 1 },
      { function: '__html', setup_tags: ['list', ['tag', 2, 1]], vtp_html: 'a', tag_id: 2 },
      { function: '__paused', vtp_originalTagType: 'html', tag_id: 3 },
    ]
    const published = readPublished(
      wrap(
        JSON.stringify({
          resource: {
            ...simple,
            tags,
            rules: [
              [
                ['if', 0],
                ['add', 0, 1],
              ],
            ],
          },
        }),
      ),
    )
    if (published === undefined) throw new Error('no container')
    const { file, unknowable } = decodePublished(published)
    expect(file.containerVersion.tag?.map(({ tagId, paused, setupTag }) => [tagId, paused, setupTag?.[0]?.stopOnSetupFailure])).toEqual([
      ['2', undefined, true],
      ['3', true, undefined],
    ])
    expect(unknowable).toContainEqual({ code: 'published.paused', values: { types: '1 × ua, 1 × html' } })
  })

  it('takes triggers of equal conditions as one, also in groups, and a group may wait for a built-in trigger', () => {
    const group = (at: string, members: readonly string[]) => ({
      function: '__tg',
      vtp_triggerIds: ['list', ...members.map((one) => `9_${at}_${one}`)],
      vtp_uniqueTriggerId: `9_${at}`,
    })
    const listening = (at: string, member: string) => ({ function: '__tg', vtp_isListeningTag: true, vtp_firingId: `9_${at}_${member}` })
    const tags = [
      { function: '__html', vtp_html: 'x', tag_id: 1 },
      group('5', ['6', '7', '2147479553']),
      listening('5', '6'),
      listening('5', '7'),
      listening('5', '2147479553'),
    ]
    const predicates = [
      ...simple.predicates,
      { function: '_eq', arg0: ['macro', 0], arg1: 'buy' },
      { function: '_eq', arg0: ['macro', 0], arg1: 'gtm.triggerGroup' },
      { function: '_re', arg0: ['macro', 1], arg1: '(^$|((^|,)9_5($|,)))' },
    ]
    const macros = [...simple.macros, { function: '__v', vtp_name: 'gtm.triggers', vtp_dataLayerVersion: 2, vtp_setDefaultValue: true, vtp_defaultValue: '' }]
    const rules = [
      [
        ['if', 2, 3],
        ['add', 0],
      ],
      [
        ['if', 0],
        ['add', 1, 4],
      ],
      [
        ['if', 1],
        ['add', 2, 3],
      ],
    ]
    const file = decodedOf(wrap(JSON.stringify({ resource: { ...simple, macros, predicates, tags, rules } })))
    const trigger = file.containerVersion.trigger?.find(({ type }) => type === 'TRIGGER_GROUP')
    expect(trigger?.parameter?.[0]?.list?.map(({ value }) => value)).toEqual(['6', '2147479553'])
    expect(validateContainer(file).filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it('tells of parts of rules that it does not know', () => {
    const published = readPublished(
      wrap(
        JSON.stringify({
          resource: {
            ...simple,
            tags: [],
            rules: [
              [
                ['if', 0],
                ['sometimes', 1],
              ],
            ],
          },
        }),
      ),
    )
    expect(published && decodePublished(published).unknowable).toContainEqual({ code: 'published.partsUnknown', values: { parts: 'sometimes' } })
  })
})

describe('readLiteral', () => {
  it('reads every JSON value as JSON does', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(readLiteral(JSON.stringify(value)).value).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })
  it('ends with a value or one LiteralError, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('{', '}', '[', ']', '"', "'", ':', ',', '\\', 'u', 'x', '0', '!', '/', '*', 'a', '\n') }), (text) => {
        try {
          readLiteral(text)
        } catch (error) {
          expect(error).toBeInstanceOf(LiteralError)
        }
      }),
    )
  })
  it.each(['f()', '[1,', '{a}', '"x', '`${a}`', "'\\u{110000}'", 'x'.repeat(3), '['.repeat(10_000)])('refuses %s', (text) => {
    expect(() => readLiteral(text)).toThrow(LiteralError)
  })
})
