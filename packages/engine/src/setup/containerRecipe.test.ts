import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'

const file = {
  exportFormatVersion: 2,
  containerVersion: {
    accountId: '1',
    containerId: '2',
    container: { accountId: '1', containerId: '2', name: 'Recipe', publicId: '<<@GTM_ID>>', usageContext: ['WEB'] },
    tag: [
      { accountId: '1', containerId: '2', tagId: '4', name: 'GA4 - order', type: 'html', parameter: [{ type: 'TEMPLATE', key: 'html', value: '<p></p>' }] },
    ],
  },
}

describe('a recipe, whose id is filled in where it is used', () => {
  it('becomes a container of its own, which nothing proves to be there, and a second one another', async () => {
    const { workspace } = sampleEngine()
    const recipe = JSON.stringify(file)
    for (const into of ['GTM-RECIPE', 'GTM-RECIPE2']) {
      const review = await workspace.act('containers.upload', { fileName: 'recipe.json', text: recipe })
      expect(review).toMatchObject({
        kind: 'container',
        containerId: into,
        targets: [{ id: into, own: false, first: true }, ...(into === 'GTM-RECIPE' ? [] : [{}])],
      })
      await workspace.act('containers.import', { upload: review.kind === 'container' ? review.upload : '', into, mode: 'mergeRenaming' })
      const { containers } = await workspace.read('containers.list', undefined)
      expect(containers.find(({ id: each }) => each === into)).toMatchObject({ status: 'pending', tags: 1 })
      expect((await workspace.read('containers.details', { id: into })).file?.tags.map(({ name }) => name)).toEqual(['GA4 - order'])
    }
  })
})
