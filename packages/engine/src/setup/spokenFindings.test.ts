import type { Workspace } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'

const id = 'GTM-T3HJ6FQ'
const ids = { accountId: '1', containerId: '2' }
/** A container with a trigger that nobody uses and a tag on one that is missing. */
const text = JSON.stringify({
  exportFormatVersion: 2,
  exportTime: '2024-01-20 09:00:00',
  containerVersion: {
    ...ids,
    container: { ...ids, name: 'Main site', publicId: id, usageContext: ['WEB'] },
    tag: [{ ...ids, tagId: '4', name: 'Own', type: 'html', parameter: [{ type: 'TEMPLATE', key: 'html', value: '<b>x</b>' }], firingTriggerId: ['99'] }],
    trigger: [{ ...ids, triggerId: '7', name: 'Old banner', type: 'PAGEVIEW' }],
  },
})

const speak = (workspace: Workspace, language: 'en' | 'de') => workspace.act('session.setPreferences', { language })
const upload = (workspace: Workspace, file: string) => workspace.act('containers.upload', { fileName: 'export.json', text: file })
const audited = async (workspace: Workspace) => {
  const { findings } = await workspace.read('containers.audit', { id, partial: false })
  return findings.find(({ rule }) => rule === 'A10')
}
const fix = { id, partial: false, version: 1, rules: ['A10'] }

describe('what is found in containers', () => {
  it('is said in the language of whoever asks, each time anew', async () => {
    const { workspace } = sampleEngine()
    await upload(workspace, text)
    await workspace.act('containers.import', undefined)
    await speak(workspace, 'de')
    expect(await audited(workspace)).toMatchObject({ message: expect.stringMatching(/^Kein Tag, .*„Old banner“/), fix: 'Trigger „Old banner“ entfernen' })
    expect((await workspace.read('containers.fixing', fix)).fixed.map((one) => one.fix)).toEqual(['Trigger „Old banner“ entfernen'])
    const check = async () => (await workspace.read('containers.validation', { id })).find(({ code }) => code === 'E050')?.message
    expect(await check()).toMatch(/^Der Trigger „99“ ist nicht in der Datei/)
    await speak(workspace, 'en')
    expect(await audited(workspace)).toMatchObject({ message: expect.stringMatching(/^No tag, .*"Old banner"/), fix: 'Remove the trigger "Old banner"' })
    expect(await check()).toMatch(/^The trigger "99" is not in the file/)
  })

  it('is said so of a file that cannot be used, too', async () => {
    const { workspace } = sampleEngine()
    await speak(workspace, 'de')
    const said = async (file: string, fileName = 'export.json') => {
      const review = await workspace.act('containers.upload', { fileName, text: file })
      return review.kind === 'events' ? '' : review.findings[0]?.message
    }
    expect(await said('{')).toMatch(/^Die Datei bricht in Zeile 1, Spalte 2 ab/)
    expect(await said(text.replace(id, 'GTM-XXXXXXX'))).toMatch(/^Die Datei sagt nicht, von welchem Container/)
    expect(await said('event\n', 'events.csv')).toMatch(/^Die Liste enthält keinen Ereignisnamen/)
  })

  it('is stored without words of a language', async () => {
    const stored = async (language: 'en' | 'de') => {
      const { workspace } = sampleEngine()
      await upload(workspace, text)
      await workspace.act('containers.import', undefined)
      await speak(workspace, language)
      const version = await workspace.act('containers.fix', fix)
      return [version, (await workspace.act('containers.export', { id })).text]
    }
    expect(await stored('de')).toEqual(await stored('en'))
  })
})
