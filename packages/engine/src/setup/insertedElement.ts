import { type ActInput, type ElementBox, mostElements, Refusal, type ScreenshotFile } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { languageOf, named, storedAnalysis } from './screenshotAnalysis.ts'

/** Whether a box stands on a picture with all of its area. */
export const isOnPicture = (box: ElementBox | undefined, { width, height }: ScreenshotFile) =>
  box !== undefined && box.x + box.width <= width && box.y + box.height <= height

/** Puts an element that the device did not find behind those of the last analysis. Throws a `Refusal` where that is of no picture, is full, or has the element. */
export async function insertElement(context: Context, { selector: _selector, href: _href, ...seen }: ActInput<'screenshots.insert'>): Promise<void> {
  const stored = await storedAnalysis(context)
  const { screenshot, elements, sample, project } = stored
  if (screenshot === undefined || sample) throw new Refusal('conflict', 'Elements are put on pictures that this project had read: analyze one first.')
  if (!isOnPicture(seen.box, screenshot))
    throw new Refusal('invalid', 'The element does not stand on the picture: give its box in pixels of the picture.', [
      { path: 'box', message: 'notOnPicture' },
    ])
  if (elements.length >= mostElements) throw new Refusal('conflict', `An analysis holds ${mostElements} elements: no further one has room.`)
  const { x, y, width, height } = seen.box
  const there = elements.some(({ type, box }) => type === seen.type && box?.x === x && box.y === y && box.width === width && box.height === height)
  if (there) throw new Refusal('conflict', 'The results have this element already.')
  const element = named(seen, context.ports.id(), project, languageOf(stored, context.session))
  context.records.put('screenshotAnalyses', stored.id, { ...stored, elements: [...elements, { ...element, inserted: true }] })
}
