import type { TagType } from './tagType.ts'

export const sgtmadscl: TagType = {
  code: 'sgtmadscl',
  label: 'Conversion Linker (server)',
  runsIn: 'SERVER',
  keys: 'enableCookieOverrides enableLinkerParams',
}
