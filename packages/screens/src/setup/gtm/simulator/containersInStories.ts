import type { Workspace } from '@tagmason/domain'

const ids = { accountId: '6001', containerId: '7001' }
const templated = (values: Readonly<Record<string, string>>) => Object.entries(values).map(([key, value]) => ({ type: 'TEMPLATE', key, value }))
const html = (tagId: string, name: string, more: object = {}) => ({
  ...ids,
  tagId,
  name,
  type: 'html',
  parameter: templated({ html: '<script></script>' }),
  firingTriggerId: ['2147479553'],
  tagFiringOption: 'ONCE_PER_EVENT',
  ...more,
})
const exported = (publicId: string, parts: object, usage = 'WEB') =>
  JSON.stringify({
    exportFormatVersion: 2,
    exportTime: '2024-01-20 09:00:00',
    containerVersion: {
      path: 'accounts/6001/containers/7001/versions/0',
      ...ids,
      containerVersionId: '0',
      container: { path: 'accounts/6001/containers/7001', ...ids, name: 'Main site', publicId, usageContext: [usage] },
      ...parts,
    },
  })

/** A name as long as people write them. */
export const longName = 'GA4 - Event - Checkout - Shipping information added - EU shops only - do not touch before the relaunch of the spring campaign (Maria)'

/** A tag that fires where a variable says so that only the page's own script knows. */
export const unknownContainer = (publicId: string) =>
  exported(publicId, {
    tag: [html('4', longName, { firingTriggerId: ['3'] })],
    trigger: [
      {
        ...ids,
        triggerId: '3',
        name: 'Logged in',
        type: 'PAGEVIEW',
        filter: [{ type: 'EQUALS', parameter: templated({ arg0: '{{Signed in}}', arg1: 'yes' }) }],
      },
    ],
    variable: [{ ...ids, variableId: '5', name: 'Signed in', type: 'j', parameter: templated({ name: 'shop.user.signedIn' }) }],
  })

/** A tag with another one before it. */
export const sequenceContainer = (publicId: string, usage?: string) =>
  exported(publicId, { tag: [html('4', 'Main', { setupTag: [{ tagName: 'Before' }] }), html('5', 'Before', { firingTriggerId: undefined })] }, usage)

/** A tag that needs consent for ads, and waits for a custom event. */
export const consentContainer = (publicId: string) =>
  exported(publicId, {
    tag: [
      html('4', 'Needs ad_storage', {
        firingTriggerId: ['3'],
        consentSettings: { consentStatus: 'NEEDED', consentType: { type: 'LIST', list: [{ type: 'TEMPLATE', value: 'ad_storage' }] } },
      }),
    ],
    trigger: [
      {
        ...ids,
        triggerId: '3',
        name: 'Ask',
        type: 'CUSTOM_EVENT',
        customEventFilter: [{ type: 'EQUALS', parameter: templated({ arg0: '{{_event}}', arg1: 'ask' }) }],
      },
    ],
  })

export const importedText = async (workspace: Workspace, id: string, text: string) => {
  await workspace.act('containers.upload', { fileName: `${id}_workspace3.json`, text })
  await workspace.act('containers.import', undefined)
}
