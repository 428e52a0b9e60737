/** The words of a text in their order, in lower case; what joins two parts (don’t, e-mail) stays. Numbers count as words. */
export const wordsOf = (text: string): string[] =>
  (text.normalize('NFC').match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []).map((word) => word.toLowerCase().replaceAll('’', "'"))

/** How many sentences a text has: parts with a word in them, ended by a full stop, question or exclamation mark before a space, or by a line. */
export const sentencesOf = (text: string): number => text.split(/[.!?…]+(?=\s|$)|\n+/u).filter((part) => /[\p{L}\p{N}]/u.test(part)).length
