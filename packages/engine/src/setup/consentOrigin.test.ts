import { readContainer } from '@tagmason/tracking'
import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'

const own = { accountId: '6001', containerId: '7001', fingerprint: '1' }
const template = (code: string) =>
  [
    ['INFO', '{"type":"TAG","id":"cvt_temp_public_id","version":1,"displayName":"Banner","containerContexts":["WEB"]}'],
    ['TEMPLATE_PARAMETERS', '[]'],
    ['SANDBOXED_JS_FOR_WEB_TEMPLATE', code],
    ['WEB_PERMISSIONS', '[]'],
  ]
    .map(([name, text]) => `___${name}___\n\n${text}\n`)
    .join('\n\n')

/** An export with a tag of a template on Consent Initialization. */
const exportWith = (publicId: string, code: string) =>
  JSON.stringify({
    exportFormatVersion: 2,
    exportTime: '2026-01-20 09:00:00',
    containerVersion: {
      path: 'accounts/6001/containers/7001/versions/0',
      ...own,
      containerVersionId: '0',
      container: { path: 'accounts/6001/containers/7001', ...own, name: 'Main site', publicId, usageContext: ['WEB'] },
      tag: [{ ...own, tagId: '4', name: 'Our banner', type: 'cvt_7001_5', firingTriggerId: ['2147479572'], tagFiringOption: 'ONCE_PER_LOAD' }],
      customTemplate: [{ ...own, templateId: '5', name: 'Banner', templateData: template(code) }],
    },
  })
const banner = "const set = require('setDefaultConsentState');\nset({ ad_storage: 'denied', analytics_storage: 'denied' });\ndata.gtmOnSuccess();"

async function bakery() {
  const { workspace } = sampleEngine()
  await workspace.act('projects.create', { name: 'Corner Bakery', website: 'bakery.example', timeZone: 'Europe/Madrid' })
  await workspace.act('plans.generate', { goals: 'Track purchases' })
  await workspace.act('plans.setFiles', { consent: 'denied' })
  const imports = async (id: string, code: string) => {
    await workspace.act('containers.upload', { fileName: 'export.json', text: exportWith(id, code) })
    await workspace.act('containers.import', undefined)
  }
  const tags = (text = '') => (readContainer(text).file?.containerVersion.tag ?? []).map(({ name }) => name)
  const files = () => workspace.read('plans.files', undefined)
  return { workspace, imports, tags, files }
}
const ours = 'Consent - Default denied'

describe('the consent default of a project', () => {
  it('is ours until a container has a banner’s own, and then comes from its tag in every file', async () => {
    const { workspace, imports, tags, files } = await bakery()
    const before = await files()
    expect(before?.container.consentBy).toBeNull()
    expect(tags(before?.container.text)).toContain(ours)
    await imports('GTM-BAKE77', banner)
    const after = await files()
    expect(after?.container.consentBy).toBe('Our banner')
    expect(tags(after?.container.text)).toEqual(tags(before?.container.text).filter((name) => name !== ours))
    expect([after?.snippets.consentDefault, after?.snippets.consentUpdate]).toEqual(['', ''])
    expect((await workspace.read('containers.list', undefined)).tags.map(({ name }) => name)).not.toContain(ours)
  })

  it('is ours again where one container of two has none, and stays out of the deployment into the other', async () => {
    const { workspace, imports, tags, files } = await bakery()
    await imports('GTM-BAKE77', banner)
    await imports('GTM-BAKE88', 'data.gtmOnSuccess();')
    expect(tags((await files())?.container.text)).toContain(ours)
    const deployed = async (containerId: string) => {
      const { changes } = await workspace.read('containers.deployment', { containerId })
      return changes.filter(({ entity, kind }) => entity === 'tag' && kind === 'added').map(({ name }) => name)
    }
    expect(await deployed('GTM-BAKE77')).not.toContain(ours)
    expect(await deployed('GTM-BAKE77')).toContain('GA4 - purchase')
    expect(await deployed('GTM-BAKE88')).toContain(ours)
  })

  it('is not doubled by importing a file of ours, and the preview says whose counts', async () => {
    const { workspace, imports, tags, files } = await bakery()
    const text = (await files())?.container.text ?? ''
    await imports('GTM-BAKE77', banner)
    const { upload } = (await workspace.act('containers.upload', { fileName: 'plan.json', text })) as { upload: string }
    const choice = { upload, into: 'GTM-BAKE77', mode: 'mergeOverwriting' as const }
    const preview = await workspace.read('containers.importing', choice)
    expect(preview?.consentBy).toBe('Our banner')
    expect(preview?.changes.map(({ name }) => name)).not.toContain(ours)
    await workspace.act('containers.import', choice)
    const stored = await workspace.act('containers.export', { id: 'GTM-BAKE77' })
    expect(tags(stored.text)).toEqual(expect.arrayContaining(['Our banner', 'GA4 - purchase']))
    expect(tags(stored.text)).not.toContain(ours)
  })
})
