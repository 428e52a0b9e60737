import { isIP } from 'node:net'

/** Names of properties that say who somebody is, in lower case and without anything but letters and digits. */
const keys = new Set(
  (
    'name firstname lastname fullname middlename givenname familyname surname forename maidenname displayname nickname username userlogin login screenname realname initials ' +
    'mail phone tel telephone mobile cell fax whatsapp address street streetaddress streetname housenumber zip zipcode postcode postalcode ' +
    'ip ipaddress remoteaddr lat latitude lng lon long longitude geolocation coordinates birthday birthdate dateofbirth dob bday birth ' +
    'avatar photo picture image portrait ssn socialsecuritynumber nationalid personalid passport passportnumber idcard taxid vatid iban bic accountnumber ' +
    'creditcard cardnumber card cvv pin token secret facebook instagram linkedin twitter telegram skype deviceid idfa idfv gaid adid advertisingid'
  ).split(' '),
)
const within = /e?mailaddress|email|phone|password|passwd|passphrase|address[1-9]|firstname|lastname|fullname|birthda/
/** At the top only: `group.id` is that of a company. */
const ids = new Set(['id', 'userid', 'uid', 'distinctid', 'anonymousid', 'customerid', 'externalid'])

/** Whether the name of a property, `address.city` where it was in an object, says that its value tells who somebody is. */
export function isPersonalKey(path: string): boolean {
  const parts = path.split('.').map((part) => part.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
  return parts.some((part) => keys.has(part) || within.test(part)) || (parts.length === 1 && ids.has(parts[0] ?? ''))
}

const email = /[^\s@<>]{1,64}@[^\s@<>]+\.[^\s@<>]{2,}/
const iban = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/
const date = /^\d{4}-\d\d-\d\d/

/** Whether a value looks like one that tells who somebody is: an e-mail or IP address, a number of a telephone, a bank account or a card. */
export function isPersonalValue(value: string | number | boolean): boolean {
  if (typeof value === 'boolean') return false
  const text = String(value).trim()
  if (typeof value === 'number') return isCard(text)
  const plain = text.replaceAll(' ', '')
  return (
    email.test(text) ||
    isIP(plain.replace(/^\[|\]$/g, '')) !== 0 ||
    (iban.test(plain) && remainder(plain) === 1) ||
    isCard(plain.replaceAll('-', '')) ||
    isPhone(text)
  )
}

/** With its country, or in groups as people write it. A plain row of digits can be anything. */
function isPhone(text: string): boolean {
  if (!/^\+?[\d\s()./-]{7,24}$/.test(text) || date.test(text)) return false
  const digits = text.replace(/\D/g, '').length
  return text.startsWith('+') ? digits >= 7 && digits <= 15 : digits >= 9 && digits <= 15 && /[\s()/-]/.test(text) && !/^-?\d+$/.test(text)
}

/** 14 to 19 digits whose check digit is right. */
function isCard(text: string): boolean {
  if (!/^\d{14,19}$/.test(text)) return false
  const sum = [...text]
    .toReversed()
    .reduce((total, digit, at) => total + (at % 2 === 0 ? Number(digit) : ([0, 2, 4, 6, 8, 1, 3, 5, 7, 9][Number(digit)] ?? 0)), 0)
  return sum % 10 === 0
}

/** Of an IBAN: 1 where its check digits are right. */
const remainder = (text: string) =>
  [...(text.slice(4) + text.slice(0, 4))].reduce((rest, character) => Number(`${rest}${Number.parseInt(character, 36)}`) % 97, 0)
