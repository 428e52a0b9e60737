/**
 * What a mail address looks like: letters, digits and a few signs with single points between, then a host with a domain of letters. Apart from the schemas, so that a page that
 * checks one loads none; whether somebody reads it, only a mail can tell. (No flag: JSON Schema knows none.)
 */
export const addressPattern = /^[A-Za-z0-9_'+&-]+(\.[A-Za-z0-9_'+&-]+)*@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/

/** The longest that is kept, as mail servers have it. */
export const mostAddressLetters = 254

export const isAddress = (text: string): boolean => text.length <= mostAddressLetters && addressPattern.test(text)
