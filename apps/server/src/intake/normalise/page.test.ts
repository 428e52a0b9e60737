import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageOf, referrerHost } from './page.ts'
import { ofReferrer, sourceOf } from './source.ts'
import { knownSources } from './sources.catalogue.ts'

const source = (url: string, referrer = '', params = {}) => sourceOf(pageOf(url).query, params, referrer)

describe('a page', () => {
  it.each([
    ['https://Shop.Example/Cart?id=7#top', 'shop.example', '/Cart'],
    ['https://shop.example', 'shop.example', '/'],
    ['http://shop.example:8080/a%20b', 'shop.example', '/a%20b'],
    ['https://bücher.example/ä', 'xn--bcher-kva.example', '/%C3%A4'],
    ['/cart?token=secret', '', '/cart'],
    ['', '', ''],
    [undefined, '', ''],
    ['app://settings/privacy', 'settings', '/privacy'],
  ])('of %j is %j and %j', (url, host, path) => {
    expect(pageOf(url)).toMatchObject({ host, path })
  })

  it.each([
    ['shop.example/cart', /is no address/],
    ['https://', /is no address/],
    ['//shop.example', /is no address/],
    [42, /is no text/],
    [`https://shop.example/${'x'.repeat(9000)}`, /has \d+ characters: give at most 8192/],
  ])('cannot be %j', (url, message) => {
    expect(() => pageOf(url)).toThrow(message)
  })

  it('never keeps a query or fragment, and no more than 1024 characters', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
        const { path, host } = pageOf(url)
        expect(path).not.toMatch(/[?#]/)
        expect(host).toBe(new URL(url).hostname)
      }),
    )
    expect(pageOf(`https://shop.example/${'x'.repeat(4000)}`).path).toHaveLength(1024)
  })
})

describe('the page before', () => {
  it.each([
    ['https://www.google.com/search?q=x', 'shop.example', 'google.com'],
    ['https://shop.example/a', 'shop.example', ''],
    ['https://www.shop.example/a', 'shop.example', ''],
    ['https://blog.shop.example/a', 'shop.example', 'blog.shop.example'],
    ['android-app://com.slack/', 'shop.example', 'com.slack'],
    ['no address', 'shop.example', ''],
    [7, 'shop.example', ''],
  ])('%j, seen from %j, is %j', (referrer, own, host) => {
    expect(referrerHost(referrer, own)).toBe(host)
  })
})

describe('a source', () => {
  it.each([
    ['google.com', 'google', 'organic'],
    ['google.co.uk', 'google', 'organic'],
    ['google.com.br', 'google', 'organic'],
    ['news.google.de', 'google', 'organic'],
    ['gemini.google.com', 'gemini', 'ai'],
    ['mail.google.com', 'gmail', 'email'],
    ['google.example.com', 'google.example.com', 'referral'],
    ['notgoogle.com', 'notgoogle.com', 'referral'],
    ['chatgpt.com', 'chatgpt', 'ai'],
    ['perplexity.ai', 'perplexity', 'ai'],
    ['claude.ai', 'claude', 'ai'],
    ['l.facebook.com', 'facebook', 'social'],
    ['t.co', 'x', 'social'],
    ['old.reddit.com', 'reddit', 'social'],
    ['blog.partner.example', 'blog.partner.example', 'referral'],
    ['localhost', 'localhost', 'referral'],
    ['', '', ''],
  ])('of %j is %j by %j', (host, source, medium) => {
    expect(ofReferrer(host)).toEqual({ source, medium })
  })

  it.each([
    ['/?utm_source=News&utm_medium=email&utm_campaign=May', '', { source: 'News', medium: 'email', campaign: 'May' }],
    ['/?utm_source=google', 'google.com', { source: 'google', medium: 'organic', campaign: '' }],
    ['/?utm_source=partner', 'google.com', { source: 'partner', medium: '', campaign: '' }],
    ['/?gclid=1', 'google.com', { source: 'google', medium: 'cpc', campaign: '' }],
    ['/?gclid=1&utm_campaign=spring', '', { source: 'google', medium: 'cpc', campaign: 'spring' }],
    ['/?msclkid=1', '', { source: 'bing', medium: 'cpc', campaign: '' }],
    ['/?fbclid=1', 'l.facebook.com', { source: 'facebook', medium: 'social', campaign: '' }],
    ['/', '', { source: '', medium: '', campaign: '' }],
  ])('of %j from %j is %j', (url, referrer, expected) => {
    expect(source(url, referrer)).toEqual(expected)
  })

  it('may stand in the parameters, and is at most 200 characters long', () => {
    expect(source('/', '', { utm_source: 'app', utm_campaign: 'x'.repeat(300), utm_medium: 7 })).toEqual({
      source: 'app',
      medium: '',
      campaign: `${'x'.repeat(199)}…`,
    })
  })

  it('is known for some hundred hosts, each once', () => {
    const hosts = knownSources.flatMap(({ hosts }) => hosts)
    expect(new Set(hosts).size).toBe(hosts.length)
    expect(hosts.length).toBeGreaterThan(100)
    for (const { hosts: own, source, medium } of knownSources)
      for (const host of own) expect(ofReferrer(host.replace('.*', '.com'))).toEqual({ source, medium })
  })
})
