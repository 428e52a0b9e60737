/** A title as an id that reads well in an address: `Consent Mode v2` becomes `consent-mode-v2`. */
export const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
