import { effectsOf } from '../simulate/effects.ts'
import type { Tag } from '../gtm/model.ts'
import { type Runnable, textOfParameter } from '../simulate/container.ts'
import { consentTypes } from '../container/consentTemplate.ts'
import { tagTypes } from '../tagTypes/index.ts'

/** Tags of Google that look at consent by themselves and say it in their hits. */
export const googleTypes: ReadonlySet<string> = new Set(tagTypes.flatMap(({ code, saysConsent }) => (saysConsent === true ? [code] : [])))

/** What a tag has to respect before anything leaves the browser. */
export type Need =
  | { readonly kind: 'settings' | 'builtIn' | 'none'; readonly types: readonly string[] }
  | { readonly kind: 'exempt'; readonly code: 'notNeeded' | 'setsConsent' | 'sendsNothing' | 'paused' | 'noTrigger' }

const inSequence = (container: Runnable, { name }: Tag): boolean =>
  container.tags.some(({ setupTag = [], teardownTag = [] }) => [...setupTag, ...teardownTag].some(({ tagName }) => tagName === name))

export const needOf = (container: Runnable, tag: Tag): Need => {
  if (tag.paused === true) return { kind: 'exempt', code: 'paused' }
  if ((tag.firingTriggerId ?? []).length === 0 && !inSequence(container, tag)) return { kind: 'exempt', code: 'noTrigger' }
  const effects = effectsOf(container, tag)
  if (effects.setsDefault === true || effects.pushes.some((message) => Array.isArray(message) && message[0] === 'consent'))
    return { kind: 'exempt', code: 'setsConsent' }
  const { consentStatus = 'NOT_SET', consentType } = tag.consentSettings ?? {}
  if (consentStatus === 'NEEDED') return { kind: 'settings', types: (consentType?.list ?? []).map(textOfParameter) }
  if (googleTypes.has(tag.type)) return { kind: 'builtIn', types: consentTypes }
  if (consentStatus === 'NOT_NEEDED') return { kind: 'exempt', code: 'notNeeded' }
  if (tag.type === 'html' && effects.open.length === 0) return { kind: 'exempt', code: 'sendsNothing' }
  return { kind: 'none', types: consentTypes }
}
