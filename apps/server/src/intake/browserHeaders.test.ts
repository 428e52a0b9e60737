import { describe, expect, it } from 'vitest'
import { browserHeaders } from './browserHeaders.ts'

describe('the headers of a browser', () => {
  it('tell the first language and the client hints', () => {
    const headers = new Headers({
      'accept-language': 'de-AT,de;q=0.9,en;q=0.8',
      'sec-ch-ua': '"Chromium";v="126", "Google Chrome";v="126", "Not.A/Brand";v="24"',
      'sec-ch-ua-mobile': '?1',
      'sec-ch-ua-platform': '"Android"',
      'sec-ch-ua-model': '"Pixel 8"',
    })
    expect(browserHeaders(headers, 0)).toEqual({
      language: 'de-AT',
      hints: {
        brands: [
          { brand: 'Chromium', version: '126' },
          { brand: 'Google Chrome', version: '126' },
          { brand: 'Not.A/Brand', version: '24' },
        ],
        mobile: true,
        platform: 'Android',
        model: 'Pixel 8',
      },
    })
  })

  it('tell nothing where they say nothing', () => {
    expect(browserHeaders(new Headers(), 1)).toEqual({})
    expect(browserHeaders(new Headers({ 'accept-language': '*' }), 1)).toEqual({})
  })

  it('tell a country only behind a proxy of ours: anybody can write that header', () => {
    const headers = new Headers({ 'cf-ipcountry': 'NL' })
    expect(browserHeaders(headers, 0)).toEqual({})
    expect(browserHeaders(headers, 1)).toEqual({ country: 'NL' })
  })
})
