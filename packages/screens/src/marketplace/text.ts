import type { TemplateCategory, VersionType } from '@tagmason/domain'
import { plural } from '../language.ts'

export const text = {
  keyFigures: 'Key figures',
  categories: { 'E-commerce': 'E-commerce', SaaS: 'SaaS', 'Lead Gen': 'Lead Gen' } as Record<TemplateCategory, string>,
  versionTypes: { major: 'Major', minor: 'Minor', patch: 'Patch' } as Record<VersionType, string>,
  free: 'Free',
  notRated: 'No ratings yet',
  downloads: (count: number) => plural('en', count, { one: 'download', other: 'downloads' }),
  /** A row's button with the row's name, for readers of the screen. */
  of: (action: string, name: string) => `${action}: ${name}`,
  cancel: 'Cancel',
  close: 'Close',
  remove: 'Remove',
  source: {
    label: 'Content',
    project: 'What this project measures',
    projectDetail: 'The events of its plan and of its configuration',
    file: 'A container file',
    fileDetail: 'An export of Google Tag Manager, as JSON',
    choose: 'Container file',
    missing: 'Choose a container file.',
    notImportable: 'This file was not taken. Choose an export of Google Tag Manager that can be imported.',
    faults: {
      same: 'Nothing is different from the last commit of this branch.',
      nothingMeasured: 'This project measures nothing yet. Make a plan first, or choose a container file.',
    } as Record<string, string>,
  },
}
export type MarketplaceText = typeof text
