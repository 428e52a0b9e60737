import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkPurpose } from './linkPurpose.ts'
import { pageElements } from './pageElements.ts'

const of = 'https://shop.example/'

describe('what a link is for', () => {
  it.each<[string, string | undefined, number]>([
    ['tel:+34910000000', 'phone_click', 100],
    ['mailto:hello@shop.example', 'email_click', 100],
    ['https://wa.me/34910000000', 'whatsapp_click', 100],
    ['https://www.google.com/maps/place/x', 'directions_click', 100],
    ['https://www.instagram.com/shop', 'social_click', 100],
    ['/files/price-list.pdf', 'download_click', 100],
    ['https://other.example/', 'outbound_click', 100],
    ['/products/blue-shirt', 'select_item', 80],
    ['/de/produkte/hemd/', 'select_item', 80],
    ['/pricing', undefined, 100],
    ['/kontakt.html', undefined, 100],
    ['/es/reservas', undefined, 100],
    ['/fr/rendez-vous', undefined, 100],
    ['/about', undefined, 50],
    ['/', undefined, 50],
    ['#top', undefined, 50],
    ['https://www.shop.example/blog', undefined, 50],
    ['/donations-report-of-a-london-school', undefined, 50],
  ])('%s', (href, event, confidence) => expect(linkPurpose(href, of)).toEqual({ ...(event === undefined ? {} : { event }), confidence }))

  it('is not that it leads out where nobody knows what the site is', () => expect(linkPurpose('https://other.example/', undefined)).toEqual({ confidence: 50 }))

  it('is said of any text, in percent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), fc.option(fc.webUrl(), { nil: undefined }), (href, page) => {
        const { confidence } = linkPurpose(href, page)
        expect([50, 80, 100]).toContain(confidence)
      }),
    )
  })
})

it('forms are called by what they say and ask for', () => {
  const purposes = (html: string) => pageElements(`<!doctype html>${html}`, 500).elements.flatMap(({ type, purpose }) => (type === 'Form' ? [purpose] : []))
  expect(purposes('<form id="nl-newsletter"><input type="email"><button>Go</button></form>')).toEqual(['newsletter_sign_up'])
  expect(purposes('<form class="x"><input type="email"><button>Newsletter abonnieren</button></form>')).toEqual(['newsletter_sign_up'])
  expect(purposes('<form id="kontakt"><input><textarea></textarea><button>Senden</button></form>')).toEqual(['generate_lead'])
  expect(purposes('<form><input type="email"><button>Subscribe</button></form>')).toEqual(['newsletter_sign_up'])
  expect(purposes('<form><input><input type="email"><input name="card"><button>Subscribe to Premium</button></form>')).toEqual([undefined])
  expect(purposes('<form role="search" action="/newsletter-archive"><input name="q"></form>')).toEqual([undefined])
  expect(purposes('<form id="login"><input type="password"></form><form id="signup"><input></form>')).toEqual([undefined, undefined])
})
