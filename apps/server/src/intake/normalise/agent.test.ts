import { describe, expect, it } from 'vitest'
import { agentOf } from './told.ts'
import { countryOf } from './country.ts'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36'
const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
const ipad = 'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0'

describe('a user agent', () => {
  it.each([
    [windows, { device: 'desktop', browser: 'Chrome', os: 'Windows', bot: '' }],
    [android, { device: 'mobile', browser: 'Chrome', os: 'Android', bot: '' }],
    [iphone, { device: 'mobile', browser: 'Safari', os: 'iOS', bot: '' }],
    [ipad, { device: 'tablet', browser: 'Safari', os: 'iOS', bot: '' }],
    [firefox, { device: 'desktop', browser: 'Firefox', os: 'Linux', bot: '' }],
  ])('%s', (userAgent, expected) => {
    expect(agentOf(userAgent, undefined)).toEqual(expected)
  })

  it.each([
    ['', 'no user agent'],
    ['  ', 'no user agent'],
    [windows.replace('Chrome/', 'HeadlessChrome/'), 'headless browser'],
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'crawler'],
    ['curl/8.5.0', 'crawler'],
    ['python-requests/2.32', 'crawler'],
    ['GPTBot/1.2', 'crawler'],
  ])('%j is a machine: %s', (userAgent, bot) => {
    expect(agentOf(userAgent, undefined).bot).toBe(bot)
  })

  it('is corrected by client hints', () => {
    expect(agentOf(windows, { platform: 'macOS' }).os).toBe('macOS')
    expect(agentOf(windows, { brands: [{ brand: 'HeadlessChrome', version: '126' }] }).bot).toBe('headless browser')
    expect(agentOf(windows, { mobile: true }).device).toBe('mobile')
    expect(agentOf(windows, { brands: [{ brand: 'Brave', version: '126' }] }).browser).toBe('Brave')
  })
})

describe('a country', () => {
  it.each([
    [{ proxy: 'nl', timeZone: 'Europe/Berlin', language: 'fr-FR' }, 'NL'],
    [{ proxy: 'XX', timeZone: 'Europe/Berlin', language: 'fr-FR' }, 'DE'],
    [{ proxy: 'T1', timeZone: 'Etc/UTC', language: 'fr-CA' }, 'CA'],
    [{ timeZone: 'Asia/Kolkata' }, 'IN'],
    [{ timeZone: 'Europe/Amsterdam' }, 'NL'],
    [{ timeZone: 'America/New_York' }, 'US'],
    [{ timeZone: 'Moon/Crater', language: 'de' }, ''],
    [{ language: 'zh_Hant_TW' }, 'TW'],
    [{ language: 'es-419' }, ''],
    [{ language: 'no language!' }, ''],
    [{ proxy: 7, timeZone: {}, language: [] }, ''],
    [{}, ''],
  ])('of %j is %j', (told, country) => {
    expect(countryOf(told)).toBe(country)
  })
})
