import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lintEventName } from './nameLint.ts'
import { nameProblem } from './names.ts'

const codes = (name: string, ...others: string[]) => lintEventName(name, others).map(({ code, other, suggestion }) => [code, other, suggestion])

describe('the naming lint', () => {
  it('says nothing about good names that differ', () => {
    for (const name of ['sign_up', 'generate_lead', 'newsletter_signup', 'select_plan'])
      expect(codes(name, 'purchase', 'begin_checkout', 'view_item')).toEqual([])
    expect(codes('step_2', 'step_1', 'step_3')).toEqual([])
    expect(codes('video_stop', 'video_stoop')).toEqual([['near', 'video_stoop', 'video_stoop']])
  })

  it('names what GA4 keeps for itself or refuses', () => {
    expect(codes('video_start')).toEqual([['reserved', null, 'video_start_event']])
    expect(lintEventName('file_download', [], true)).toEqual([])
    expect(codes('ga_lead')).toEqual([['invalid', null, 'lead']])
    expect(codes('2nd visit')).toEqual([['invalid', null, 'event_2nd_visit']])
  })

  it('knows the name that Google has for the same thing', () => {
    expect(codes('signup')).toEqual([['recommended', 'sign_up', 'sign_up']])
    expect(codes('purchases')).toEqual([['recommended', 'purchase', 'purchase']])
    expect(codes('addToCart', 'add_to_cart')).toEqual([['recommended', 'add_to_cart', 'add_to_cart']])
    expect(codes('leads_generate')).toEqual([['recommended', 'generate_lead', 'generate_lead']])
  })

  it('finds two names for one thing: case, plural, order of words, a slip', () => {
    expect(codes('Brochure_sent', 'brochure_sent')[1]).toEqual(['case', 'brochure_sent', 'brochure_sent'])
    expect(codes('brochures_sent', 'brochure_sent')).toEqual([['plural', 'brochure_sent', 'brochure_sent']])
    expect(codes('sent_brochure', 'brochure_sent')).toEqual([['near', 'brochure_sent', 'brochure_sent']])
    expect(codes('brochuresent', 'brochure_sent')).toEqual([['near', 'brochure_sent', 'brochure_sent']])
    expect(codes('brohcure_sent', 'brochure_sent')).toEqual([['near', 'brochure_sent', 'brochure_sent']])
    expect(codes('BrewCoffee')).toEqual([['case', null, 'brew_coffee']])
  })

  it('only suggests names that GA4 takes, and never the name itself', () => {
    const name = fc.oneof(fc.string({ maxLength: 60 }), fc.stringMatching(/^[a-zA-Z_]{1,20}$/))
    fc.assert(
      fc.property(name, fc.stringMatching(/^[a-z][a-z_]{0,15}[a-z]$/), (typed, other) => {
        for (const { suggestion, other: found } of lintEventName(typed, [other])) {
          expect(suggestion).not.toBe(typed)
          if (found === null) expect(nameProblem(suggestion, 'event')).toBeNull()
        }
      }),
    )
  })
})
