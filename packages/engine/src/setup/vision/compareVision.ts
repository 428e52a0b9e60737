import { type ActInput, type DetectedElement, type ElementBox, Refusal, type VisionComparison } from '@tagmason/domain'
import type { Context } from '../../context.ts'
import { storedAnalysis } from '../screenshotAnalysis.ts'
import type { SeenElement } from './visionAnswer.ts'
import { seenByModel } from './askModel.ts'

/** Elements that share less of their area are two. */
const leastShared = 0.5

/**
 * Asks the model about the picture of the last analysis, before the act's turn comes, and lays what it finds beside what the device found. The picture goes to the model
 * and nowhere else. Throws a `Refusal`.
 */
export async function compareVision(context: Context, picture: ActInput<'screenshots.compare'>): Promise<VisionComparison> {
  const { screenshot, elements, analyzedAt } = await storedAnalysis(context)
  if (screenshot === undefined) throw new Refusal('conflict', 'A page’s HTML is exact: a model is asked about pictures only.')
  mustBe(picture)
  const { elements: seen, model } = await seenByModel(context, picture)
  const now = await storedAnalysis(context)
  if (now.analyzedAt !== analyzedAt) throw new Refusal('conflict', 'Another picture was analyzed while the model was asked: compare again.')
  const [across, down] = [screenshot.width / picture.width, screenshot.height / picture.height]
  const scaled = seen.map((element) => ({ ...element, box: scaledBox(element.box, across, down) }))
  return { model, ...matched(scaled, elements) }
}

/** Pairs what a model found with the elements that it shares most with, the closest pairs first; each is in one pair. */
export function matched(seen: readonly SeenElement[], own: readonly DetectedElement[]): Pick<VisionComparison, 'found' | 'onlyDevice'> {
  const pairs = seen
    .flatMap((element) => own.flatMap(({ id, box }) => (box === undefined ? [] : [{ element, id, shared: sharedArea(element.box, box) }])))
    .filter(({ shared }) => shared >= leastShared)
    .sort((a, b) => b.shared - a.shared)
  const partners = new Map<SeenElement, string>()
  const taken = new Set<string>()
  for (const { element, id } of pairs) {
    if (partners.has(element) || taken.has(id)) continue
    partners.set(element, id)
    taken.add(id)
  }
  return {
    found: seen.map((element) => ({ element, own: partners.get(element) ?? null })),
    onlyDevice: own.filter(({ id }) => !taken.has(id)).map(({ id }) => id),
  }
}

/** Intersection over union. */
function sharedArea(a: ElementBox, b: ElementBox): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  const both = Math.max(0, width) * Math.max(0, height)
  return both === 0 ? 0 : both / (a.width * a.height + b.width * b.height - both)
}

const scaledBox = ({ x, y, width, height }: ElementBox, across: number, down: number): ElementBox => ({
  x: Math.round(x * across),
  y: Math.round(y * down),
  width: Math.max(1, Math.round(width * across)),
  height: Math.max(1, Math.round(height * down)),
})

/** The first bytes of a file say what it is; a model is sent nothing else. */
function mustBe({ type, picture }: ActInput<'screenshots.compare'>): void {
  if (!picture.startsWith(type === 'image/png' ? 'iVBORw0KGgo' : '/9j/'))
    throw new Refusal('invalid', `This is not a picture of the type ${type}: choose the screenshot again.`, [{ path: 'picture', message: 'notAPicture' }])
}
