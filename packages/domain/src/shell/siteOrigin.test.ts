import { expect, it } from 'vitest'
import { siteOrigin } from './siteOrigin.ts'

it.each([
  ['shop.example', 'https://shop.example'],
  ['shop.example:8443', 'https://shop.example:8443'],
  ['http://shop.example/path', 'http://shop.example'],
  ['https://127.0.0.1:8443', 'https://127.0.0.1:8443'],
  ['127.0.0.1:8092', 'http://127.0.0.1:8092'],
  ['localhost:3000', 'http://localhost:3000'],
  ['shop.localhost', 'http://shop.localhost'],
  ['192.168.1.20', 'http://192.168.1.20'],
  ['172.20.0.2:80', 'http://172.20.0.2:80'],
  ['172.40.0.2', 'https://172.40.0.2'],
  ['localhost.example', 'https://localhost.example'],
  ['ftp://shop.example', null],
  ['', null],
  ['no address', null],
])('the origin of %j is %j', (site, origin) => expect(siteOrigin(site)).toBe(origin))
