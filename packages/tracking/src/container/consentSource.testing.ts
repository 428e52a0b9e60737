import type { ContainerFile, Tag } from '../gtm/index.ts'
import { builtInTriggers } from './ids.ts'

/** A template as a consent banner brings one, of no vendor. */
const templateData = [
  ['INFO', JSON.stringify({ type: 'TAG', id: 'cvt_temp_public_id', version: 1, displayName: 'Banner', containerContexts: ['WEB'] })],
  ['TEMPLATE_PARAMETERS', '[]'],
  [
    'SANDBOXED_JS_FOR_WEB_TEMPLATE',
    "const setDefaultConsentState = require('setDefaultConsentState');\nsetDefaultConsentState({ ad_storage: 'denied', analytics_storage: 'denied', wait_for_update: 2000 });\ndata.gtmOnSuccess();",
  ],
  ['WEB_PERMISSIONS', '[]'],
]
  .map(([name, text]) => `___${name}___\n\n${text}\n`)
  .join('\n\n')

/** A container with a consent banner's tag in it. */
export function withBanner(file: ContainerFile, change: Partial<Tag> = {}): ContainerFile {
  const { tag = [], customTemplate = [], ...version } = file.containerVersion
  const own = { accountId: version.accountId, containerId: version.containerId, fingerprint: '0' }
  const banner: Tag = {
    ...own,
    tagId: '901',
    name: 'Banner',
    type: `cvt_${version.containerId}_900`,
    firingTriggerId: [builtInTriggers.consentInitialization],
    tagFiringOption: 'ONCE_PER_LOAD',
    ...change,
  }
  return {
    ...file,
    containerVersion: { ...version, tag: [banner, ...tag], customTemplate: [...customTemplate, { ...own, templateId: '900', name: 'Banner', templateData }] },
  }
}
