import type { Language } from '@tagmason/domain'
import { repairEventName } from '../ga4/index.ts'
import { planFromGoals } from './plan.ts'

/** What was found on a picture of a page. */
export type PicturedKind = 'button' | 'input' | 'link' | 'image' | 'navigation'

/** An event that names what kind of thing was used; its parameter tells which one. */
const general: Readonly<Record<PicturedKind, string>> = {
  button: 'cta_click',
  input: 'field_entry',
  link: 'link_click',
  image: 'image_view',
  navigation: 'navigation_click',
}

/** Words of a control are few; more of them are a sentence that happens to be one. */
const mostWords = 5

/**
 * The event that an element of a page suggests by its kind and words, as GA4 accepts it: 'In den Warenkorb' on a button is `add_to_cart`, 'Learn more' is `cta_click`.
 * The planner reads the words as it reads goals. Who presses 'Buy now' has not bought yet: that is `begin_checkout`. What GA4 collects by itself keeps the general name.
 */
export function elementEventName(kind: PicturedKind, text: string, language: Language): string {
  if (kind === 'button' && text.trim() !== '' && text.trim().split(/\s+/).length <= mostWords) {
    const { events } = planFromGoals(text, { language })
    const [only] = events
    if (events.length === 1 && only !== undefined && only.kind !== 'automatic')
      return only.name === 'purchase' ? 'begin_checkout' : repairEventName(only.name).name
  }
  return general[kind]
}
