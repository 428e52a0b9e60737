/** The key can be nothing else in JSON: within a text, as the code of a tag, its quotes are escaped. */
const placeholder = /("publicId"\s*:\s*)"GTM-X+"/g

/** A container's file with an id in the place of the placeholder; letter by letter the same where it has an id of its own. */
export const withContainerId = (text: string, id: string): string => text.replace(placeholder, (_, key: string) => `${key}"${id}"`)
