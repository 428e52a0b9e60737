/** The words and limits of findings, without the schemas over them: screens read these. */

/** What an element of a page is. A form is found only in a page's HTML and in the sample: on a picture its fields and buttons are. */
export const elementTypes = ['Button', 'Form', 'Input', 'Link', 'Image', 'Navigation'] as const
export type ElementType = (typeof elementTypes)[number]

/** The most elements of one analysis. */
export const mostElements = 500

/** The most letters of a page's HTML. */
export const mostPageLetters = 900_000

/** The fields of a finding that are judged. */
export const labelFields = ['type', 'text', 'event', 'excluded'] as const
