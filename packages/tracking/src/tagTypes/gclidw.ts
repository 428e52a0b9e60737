import type { TagType } from './tagType.ts'

/** Keeps the click id of an ad in a cookie, where conversions find it. */
export const gclidw: TagType = {
  code: 'gclidw',
  label: 'Conversion Linker',
  runsIn: 'WEB',
  hosts: ['googleadservices.com', 'doubleclick.net', 'googlesyndication.com'],
  keys: 'enableCrossDomain enableUrlPassthrough enableCookieOverrides acceptIncoming linkerDomains formDecoration urlPosition',
  checksConsent: true,
  saysConsent: true,
  sendsNothing: true,
  fields: [
    { key: 'enableCrossDomain', type: 'BOOLEAN', value: 'false' },
    { key: 'enableUrlPassthrough', type: 'BOOLEAN', value: 'false' },
    { key: 'enableCookieOverrides', type: 'BOOLEAN', value: 'false' },
  ],
}
