/** What a published container does not say. */
export const published = {
  'published.googleTag': '{$id} is a Google tag and no Tag Manager container: these are its settings as Google compiled them, and the file cannot be imported.',
  'published.names': 'A published container has no names, folders or notes: the names here are made from what each thing does.',
  'published.noPaused': 'Older versions of Google’s compiler leave paused tags out: those would be missing here.',
  'published.partsUnknown': 'The rules have parts that this version does not know ({$parts}), so tags may fire differently.',
  'published.paused': 'Of paused tags only the type is published, so they are left out here: {$types}.',
  'published.templates':
    'Custom templates are written down again from their compiled code ({$count}): their names, comments and field labels are not published.',
  'published.templatesMissing': 'The code of these custom templates is not published or not readable here, so what they do is not known: {$types}.',
} as const
