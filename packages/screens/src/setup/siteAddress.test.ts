import { describe, expect, it } from 'vitest'
import { siteAddress } from './siteAddress.ts'

describe('the address of a website', () => {
  it.each([
    ['shop.example', 'https://shop.example/'],
    ['shop.example:8443', 'https://shop.example:8443/'],
    ['127.0.0.1:8090', 'http://127.0.0.1:8090/'],
    ['localhost:3000', 'http://localhost:3000/'],
    ['localhost.example', 'https://localhost.example/'],
    ['', ''],
  ])('of %j is %j', (website, address) => expect(siteAddress(website)).toBe(address))
})
