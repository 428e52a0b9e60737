import type { TagType } from './tagType.ts'

/** Code of anybody, which runs in the page. */
export const html: TagType = {
  code: 'html',
  label: 'Custom HTML',
  runsIn: 'WEB',
  required: ['html'],
  keys: 'html supportDocumentWrite usePostscribe',
  consent: ['ad_storage'],
  script: 'html',
  fields: [
    { key: 'html', type: 'TEMPLATE' },
    { key: 'supportDocumentWrite', type: 'BOOLEAN', value: 'false' },
  ],
}
