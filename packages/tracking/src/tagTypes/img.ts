import type { TagType } from './tagType.ts'

/** Requests an image, which is how small vendors count. */
export const img: TagType = {
  code: 'img',
  label: 'Image',
  runsIn: 'WEB',
  required: ['url'],
  keys: 'url useCacheBuster cacheBusterQueryParam',
  destination: { key: 'url' },
  consent: ['ad_storage'],
  fields: [
    { key: 'useCacheBuster', type: 'BOOLEAN', value: 'true' },
    { key: 'url', type: 'TEMPLATE' },
    { key: 'cacheBusterQueryParam', type: 'TEMPLATE', value: 'gtmcb' },
  ],
}
