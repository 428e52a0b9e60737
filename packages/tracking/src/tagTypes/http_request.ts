import type { TagType } from './tagType.ts'

export const httpRequest: TagType = {
  code: 'http_request',
  label: 'HTTP request',
  runsIn: 'SERVER',
  required: ['url'],
  keys: 'headers requestBody httpMethod url',
  destination: { key: 'url' },
}
