import type { TagType } from './tagType.ts'

export const sgtmgaaw: TagType = {
  code: 'sgtmgaaw',
  label: 'GA4 (server)',
  runsIn: 'SERVER',
  keys: 'redactVisitorIp epToIncludeDropdown upToIncludeDropdown enableEuid',
}
