/** The address of a project's website as a page reads it. Only this machine answers without encryption, so a site under way is found there too. */
export const siteAddress = (website: string): string =>
  website === '' ? '' : `${/^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::|$)/.test(website) ? 'http' : 'https'}://${website}/`
