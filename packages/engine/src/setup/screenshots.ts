import { Refusal } from '@tagmason/domain'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { mustBelongHere } from '../own.ts'
import { changeElement } from './changedElement.ts'
import { insertElement, isOnPicture } from './insertedElement.ts'
import { addElements, takeElementsBack } from './elementsToPlan.ts'
import { labelsFile } from './elementLabels.ts'
import { currentAnalysis, keepFound, resultOf, storedAnalysis } from './screenshotAnalysis.ts'

/** How long the sample space shows 'Analyzing...' (specification, section 9). */
const sampleAnalysis = 3000

/** Waits as long as the sample shall seem to look, before the act's turn comes. A project of one's own gets no pretended result. */
export async function lookAtScreenshot({ session, ports }: Context): Promise<{ project: string }> {
  if (session.space === 'real')
    throw new Refusal(
      'unavailable',
      'A picture of a project of your own is read on your device, which gives what it found to be kept: open Screenshot Analysis.',
    )
  await ports.wait(sampleAnalysis)
  return { project: session.project }
}

export const screenshots: Handles<'screenshots'> = {
  'screenshots.current': currentAnalysis,

  'screenshots.analyze': async (context, screenshot, { project }) => {
    const elements = await context.records.list('detectedElements')
    const stored = { id: project, project, screenshot, analyzedAt: context.now.toISOString(), sample: true, elements, added: [] }
    context.records.put('screenshotAnalyses', project, stored)
    return resultOf(context, stored)
  },

  'screenshots.keep': async (context, { screenshot, elements, language }) => {
    const { space, project } = context.session
    if (space === 'sample') throw new Refusal('unavailable', 'The sample answers any picture with its own four elements: create a project to have yours read.')
    const outside = elements.findIndex(({ box }) => !isOnPicture(box, screenshot))
    if (outside >= 0)
      throw new Refusal('invalid', `Element ${outside + 1} does not stand on the picture: give its box in pixels of the picture.`, [
        { path: `elements.${outside}.box`, message: 'notOnPicture' },
      ])
    return keepFound(
      context,
      project,
      elements.map(({ selector: _selector, href: _href, ...seen }) => seen),
      { screenshot, ...(language === undefined ? {} : { language }) },
    )
  },

  'screenshots.readPage': (context, _input, { project, found, ...of }) => keepFound(context, project, found, of),

  'screenshots.insert': insertElement,

  'screenshots.change': changeElement,

  'screenshots.labels': labelsFile,

  'screenshots.compare': async (_context, _picture, comparison) => comparison,

  'screenshots.add': (context, { ids }) => addElements(context, ids),

  'screenshots.takeBack': (context, { ids }) => takeElementsBack(context, ids),

  'screenshots.clear': async (context) => context.records.remove('screenshotAnalyses', (await storedAnalysis(context)).id),

  'screenshots.restore': async (context, stored) => {
    const { records } = context
    const project = await records.get('projects', stored.id)
    if (project === undefined) throw new Refusal('notFound', `There is no project '${stored.id}' to put the analysis back into.`)
    if (project.space === 'real' && stored.sample)
      throw new Refusal('conflict', `What the sample answers was found on no picture of '${stored.id}': analyze one of its own.`)
    await mustBelongHere(context, stored.id, 'analysis')
    if ((await records.get('screenshotAnalyses', stored.id)) !== undefined)
      throw new Refusal('conflict', 'Another screenshot has been analyzed since: remove its results before you put the old ones back.')
    records.put('screenshotAnalyses', stored.id, {
      ...stored,
      project: stored.id,
      elements: stored.elements.map((element) => ({ ...element, project: stored.id })),
    })
  },
}
