import { languages } from '@tagmason/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { repairEventName } from '../ga4/index.ts'
import { elementEventName } from './elementName.ts'

describe('the event of an element on a picture', () => {
  it.each([
    ['button', 'Add to cart', 'en', 'add_to_cart'],
    ['button', 'In den Warenkorb', 'de', 'add_to_cart'],
    ['button', 'Ajouter au panier', 'fr', 'add_to_cart'],
    ['button', 'Añadir al carrito', 'es', 'add_to_cart'],
    ['button', 'Sign up', 'en', 'sign_up'],
    ['button', 'Buy now', 'en', 'begin_checkout'],
    ['button', 'Download', 'en', 'cta_click'],
    ['button', 'Learn more', 'en', 'cta_click'],
    ['button', '', 'en', 'cta_click'],
    ['button', 'Add what you like to the cart and sign up after that', 'en', 'cta_click'],
    ['link', 'Sign up', 'en', 'link_click'],
    ['image', '', 'en', 'image_view'],
  ] as const)('%s "%s" (%s) is %s', (kind, text, language, name) => {
    expect(elementEventName(kind, text, language)).toBe(name)
  })

  it('is one that GA4 accepts as it is, whatever was read', () => {
    fc.assert(
      fc.property(fc.constantFrom('button', 'input', 'link', 'image', 'navigation'), fc.string(), fc.constantFrom(...languages), (kind, text, language) => {
        const name = elementEventName(kind, text, language)
        expect(repairEventName(name)).toEqual({ name, repairs: [] })
      }),
    )
  })
})
