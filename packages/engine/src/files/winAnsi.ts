/** What WinAnsiEncoding has from 0x80 to 0x9F (PDF 1.7, annex D); a space where it has nothing. */
const beyond = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

/** Whether WinAnsiEncoding has every letter of a text: those of Western Europe. */
export const isWestern = (text: string): boolean => !/[^\x20-\x7e\u00a0-\u00ff\s€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u.test(text.normalize('NFC'))

/** A text in which every character stands for one byte of WinAnsiEncoding; line breaks become spaces, what it does not know a question mark. */
export const winAnsi = (text: string) =>
  Array.from(text.normalize('NFC').replace(/\s/gu, ' '), (character) => {
    const code = character.codePointAt(0) ?? 0
    if ((code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff)) return character
    const place = beyond.indexOf(character)
    return place < 0 ? '?' : String.fromCharCode(0x80 + place)
  }).join('')
