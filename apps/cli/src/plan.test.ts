import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { clauseKinds, planReadings, planTriggerSchema, questionKinds } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ownFolder, run } from './run.testing.ts'

const folder = ownFolder()
const place = (name: string, content?: string | Uint8Array): string => {
  const path = join(folder, name)
  if (content !== undefined) writeFileSync(path, content)
  return path
}
mkdirSync(place('folder'))

const goals = 'Track purchases over $50 and newsletter sign-ups. Do not track logins. Make everything better.'
const few = ['plan', '--goals', goals, '--json']

describe('tagmason plan refuses', () => {
  it.each<[string, string[], string]>([
    ['no goals', ['plan', '--json'], 'Give the goals once'],
    ['goals twice', [...few, '--goals-file', 'x.txt'], 'Give the goals once'],
    ['empty goals', ['plan', '--goals', ' \n', '--json'], 'The goals are empty'],
    ['goals that are too long', ['plan', '--goals', 'x'.repeat(20_001), '--json'], 'have 20001 characters and may have 20000'],
    ['an empty file of goals', ['plan', '--goals-file', place('empty.txt', ''), '--json'], 'The goals are empty'],
    ['too long a file of goals', ['plan', '--goals-file', place('long.txt', 'x'.repeat(20_001)), '--json'], 'have 20001 characters'],
    ['a huge file of goals', ['plan', '--goals-file', place('huge.txt', 'x'.repeat(200_000)), '--json'], 'more than 20000 characters'],
    ['a file of goals that never ends', ['plan', '--goals-file', '/dev/zero', '--json'], 'more than 20000 characters'],
    ['a missing file of goals', ['plan', '--goals-file', place('gone.txt'), '--json'], 'there is no such file'],
    ['a folder of goals', ['plan', '--goals-file', place('folder'), '--json'], 'it is a folder'],
    ['a path through a file', ['plan', '--goals-file', join(place('empty.txt'), 'goals.txt'), '--json'], 'part of its path is not a folder'],
    ['a path with a line break', ['plan', '--goals-file', place('a\nb'), '--json'], 'there is no such file'],
    ['goals that are not UTF-8', ['plan', '--goals-file', place('latin.txt', Uint8Array.of(0x43, 0x61, 0x66, 0xe9)), '--json'], 'not UTF-8'],
    ['another language', [...few, '--language', 'it'], "--language cannot be 'it': it is one of en, es, fr, de"],
    ['an empty language', [...few, '--language', ''], "--language cannot be ''"],
    ['another consent', [...few, '--consent', 'granted'], "--consent cannot be 'granted': it is one of denied, none"],
    ['an old measurement id', [...few, '--measurement-id', 'UA-1234-1'], "'UA-1234-1' is not a GA4 measurement ID"],
    ['an empty measurement id', [...few, '--measurement-id', ''], "'' is not a GA4 measurement ID"],
    ['a site that is none', [...few, '--site', 'shop'], "--site cannot be 'shop'"],
    [
      'tags of a type that it does not write',
      [...few, '--tags', place('types.yaml', '- { type: ua }')],
      "types.yaml:1:11: 'ua' is no type of tag that Tagmason writes",
    ],
    [
      'tags on an event that is not planned',
      [...few, '--out', place('no-event'), '--tags', place('no-event.yaml', '- { type: gclidw, on: nothing }')],
      "is to fire on 'nothing', which no tag of the plan sends",
    ],
    ['nowhere to put the plan', ['plan', '--goals', goals], 'nowhere to put the plan'],
    ['a folder without a name', [...few, '--out', ''], 'nowhere to put the plan'],
    ['a word too many', ['plan', '--goals', 'Track', 'purchases', '--json'], "'purchases' stands outside the options"],
    ['an unknown option', [...few, '--colour', 'red'], "Unknown option '--colour'"],
    ['an option without its value', ['plan', '--json', '--goals'], "'--goals <value>' argument missing"],
    ['an option where a value belongs', ['plan', '--goals', '--json'], 'write it behind an equals sign'],
    ['a value where none belongs', ['plan', '--goals', goals, '--json=yes'], "'--json' does not take an argument"],
    ['an option given twice', [...few, '--goals', 'Track logins'], "'--goals' is given twice"],
    ['a file in place of the folder', [...few, '--out', place('taken', 'x')], 'a file of that name is in the way'],
    ['a folder inside a file', [...few, '--out', join(place('taken'), 'plan')], 'part of its path is a file'],
    ['a name that is too long', [...few, '--out', place('x'.repeat(300))], 'its name is too long'],
  ])('%s', async (_, args, says) => {
    const { code, out, error } = await run(...args)
    expect([code, out]).toEqual([2, ''])
    expect(error).toContain(says)
    expect(error).toMatch(/^[^\n]+\n$/)
  })
})

const summary = z.strictObject({
  events: z.array(
    z.strictObject({
      name: z.string(),
      confidence: z.number().int().min(0).max(100),
      because: z.string(),
      keyEvent: z.boolean(),
      parameters: z.array(z.strictObject({ name: z.string(), type: z.enum(['string', 'number', 'boolean', 'items']) })),
      trigger: planTriggerSchema,
    }),
  ),
  unmatched: z.array(z.strictObject({ text: z.string(), reason: z.string() })),
  suggestions: z.array(z.strictObject({ id: z.string(), name: z.string(), confidence: z.number().int(), because: z.string() })).max(3),
  questions: z
    .array(
      z.strictObject({
        id: z.string(),
        kind: z.enum(questionKinds),
        because: z.string(),
        answers: z.array(z.strictObject({ reading: z.enum(planReadings), event: z.string(), keyEvent: z.boolean(), trigger: planTriggerSchema })).min(2),
      }),
    )
    .max(3),
  clauses: z.array(z.strictObject({ from: z.number().int(), to: z.number().int(), kind: z.enum(clauseKinds), text: z.string(), events: z.array(z.string()) })),
})
const summaryOf = async (...args: string[]) => {
  const { code, out, error } = await run('plan', '--json', ...args)
  expect([code, error]).toEqual([0, ''])
  return summary.parse(JSON.parse(out))
}

describe('tagmason plan --json', () => {
  it('prints events and what became none, in exactly its shape', async () => {
    const { events, unmatched } = await summaryOf('--goals', goals)
    expect(events.map(({ name }) => name)).toEqual(['purchase', 'newsletter_sign_up'])
    expect(events[0]?.parameters).toContainEqual({ name: 'value', type: 'number' })
    expect(events[0]?.trigger).toMatchObject({ type: 'customEvent', event: 'purchase' })
    for (const { because } of events) expect(goals).toContain(because)
    expect(unmatched).toContainEqual({ text: expect.stringContaining('logins'), reason: 'negated' })
  })

  it('prints every clause of the goals with what became of it', async () => {
    const { clauses, events } = await summaryOf('--goals', goals)
    expect(clauses.map(({ text }) => text).join('')).toBe(goals)
    expect(new Set(clauses.flatMap((clause) => clause.events))).toEqual(new Set(events.map(({ name }) => name)))
    expect(clauses).toContainEqual(expect.objectContaining({ kind: 'leftOut', text: expect.stringContaining('logins') }))
  })

  it('reads goals from a file, with a byte order mark or without', async () => {
    const wanted = await summaryOf('--goals', goals)
    expect(await summaryOf('--goals-file', place('goals.txt', goals))).toEqual(wanted)
    expect(await summaryOf('--goals-file', place('mark.txt', `\ufeff${goals}`))).toEqual(wanted)
  })

  it('takes a list of goals whose first character is a dash', async () => {
    const { events } = await summaryOf('--goals', '- Track purchases\n- Track logins')
    expect(events.map(({ name }) => name)).toEqual(['purchase', 'login'])
  })

  it('takes goals of exactly 20,000 characters', async () => {
    expect((await summaryOf('--goals', `Track purchases.${' '.repeat(20_000 - 16)}`)).events).toHaveLength(1)
  })

  it('reads the words in the language it is told', async () => {
    expect((await summaryOf('--goals', 'Bestellungen messen', '--language', 'de')).events.map(({ name }) => name)).toEqual(['purchase'])
  })
})

describe('tagmason plan', () => {
  it('says in words what it planned and why', async () => {
    const { code, out } = await run('plan', '--goals', `${goals} Count page views.`, '--out', place('told'))
    expect(code).toBe(0)
    expect(out).toContain('purchase (key event): “purchases')
    expect(out).toContain('page_view: “')
    expect(out).toContain('(negated): “')
    expect(out).toContain(`Written to ${place('told')}: plan.json, container.json, ga4.json, snippets.md, tests.yaml`)
  })

  it('says so when nothing became an event', async () => {
    const { code, out } = await run('plan', '--goals', 'Hello there.', '--out', place('nothing'))
    expect(code).toBe(0)
    expect(out).toContain('None of this could become an event')
  })
})

describe('tagmason plan --tags', () => {
  it('writes tags beside those of the plan into the container', async () => {
    const tags = place('tags.yaml', '- { type: gclidw }\n- { type: awct, on: purchase, conversionId: 867486810, conversionLabel: zZFb }\n')
    const { code } = await run('plan', '--goals', goals, '--tags', tags, '--out', place('with-tags'))
    expect(code).toBe(0)
    const container = readFileSync(place('with-tags/container.json'), 'utf8')
    expect(container).toContain('"Google Ads conversion - purchase"')
    expect(container).toContain('"Conversion Linker"')
  })
})
