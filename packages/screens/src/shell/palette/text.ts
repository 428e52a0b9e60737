/** What people look for by other words than a screen's title, and what it is called. */
export const text = {
  code: { label: 'Tracking code for the site', words: ['snippet', 'script', 'install', 't.js', 'tracking code', 'pixel'] },
  importing: { label: 'Import a container', words: ['import', 'upload', 'GTM', 'JSON', 'container.json'] },
  page: { label: 'Check a Page', words: ['check', 'page check', 'test', 'audit', 'scan', 'live page'] },
}

export type PaletteText = typeof text
