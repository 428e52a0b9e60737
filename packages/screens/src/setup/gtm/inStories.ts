import type { Workspace } from '@tagmason/domain'
import { screen, within } from 'storybook/test'

/** A container export of this id, as small as one can be: one tag, which a trigger of its own fires. */
export const exportText = (publicId: string, tagName = 'GA4 - video_start_event') => {
  const ids = { accountId: '6001', containerId: '7001' }
  return JSON.stringify({
    exportFormatVersion: 2,
    exportTime: '2024-01-20 09:00:00',
    containerVersion: {
      path: 'accounts/6001/containers/7001/versions/0',
      ...ids,
      containerVersionId: '0',
      container: { path: 'accounts/6001/containers/7001', ...ids, name: 'Main site', publicId, usageContext: ['WEB'], fingerprint: '1' },
      tag: [
        {
          ...ids,
          tagId: '4',
          name: tagName,
          type: 'gaawe',
          parameter: [
            { type: 'TEMPLATE', key: 'eventName', value: 'video_start_event' },
            { type: 'TEMPLATE', key: 'measurementIdOverride', value: 'G-AB12CD34EF' },
          ],
          fingerprint: '1',
          firingTriggerId: ['3'],
          tagFiringOption: 'ONCE_PER_EVENT',
        },
      ],
      trigger: [{ ...ids, triggerId: '3', name: 'Video - Product tour', type: 'YOU_TUBE_VIDEO', fingerprint: '1' }],
      fingerprint: '1',
    },
  })
}

export const imported = async (workspace: Workspace, id: string, tagName?: string) => {
  await workspace.act('containers.upload', { fileName: `${id}_workspace3.json`, text: exportText(id, tagName) })
  await workspace.act('containers.import', undefined)
}

/** Gives a file to the import dialog. Storybook's own person would wait inside the act for what is read because of it. */
export const giveFile = async (name: string, text: string) => {
  const dialog = await screen.findByRole('dialog', { name: 'Bulk Tag Import' })
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('The dialog has no field for files.')
  const files = new DataTransfer()
  files.items.add(new File([text], name))
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  return within(dialog)
}
