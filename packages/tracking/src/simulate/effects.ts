import type { TemplateRequest } from '@tagmason/domain'
import { isConsentTemplate } from '../container/consentTemplate.ts'
import type { Tag } from '../gtm/model.ts'
import { distinct } from '../sentences/list.ts'
import { say, type Sentence, type Words } from '../sentences/say.ts'
import { tagTypeOf } from '../tagTypes/index.ts'
import { parameterOf, type Runnable, textOfParameter } from './container.ts'
import type { Moment } from './moment.ts'
import { pushesIn } from './script.ts'
import { keepWritten, runOf } from './templates.ts'

/** What a tag does to the container besides being fired. */
export interface Effects {
  /** Messages that it pushes for sure. */
  readonly pushes: readonly unknown[]
  /** What nobody can tell. */
  readonly open: readonly Words[]
  /** It sets the consent default that its parameters say. */
  readonly setsDefault?: true
  /** Its code may change the consent state. */
  readonly mayConsent: boolean
  /** Commands of consent that count before anything else that waits. */
  readonly consents?: readonly unknown[]
  /** What the code of a template asked the browser for; undefined where it did not run. */
  readonly requests?: readonly TemplateRequest[]
  /** Whether it told the container that it succeeded, where that is known. */
  readonly succeeded?: boolean
}

const consentCalls = /setDefaultConsentState|updateConsentState|['"]consent['"]\s*,/

const compute = (container: Runnable, tag: Tag): Effects => {
  if (tag.type.startsWith('cvt_')) {
    const code = container.templates.get(tag.type)?.templateData
    if (code !== undefined && isConsentTemplate(code)) return { pushes: [], open: [], setsDefault: true, mayConsent: false }
    // What is not in the file may be anything, so also a banner.
    return {
      pushes: [],
      open: [say('simulate.effects.template')],
      mayConsent: code === undefined || consentCalls.test(code),
    }
  }
  const script = tagTypeOf(tag.type)?.script
  if (script === undefined) return { pushes: [], open: [], mayConsent: false }
  const html = textOfParameter(parameterOf(tag, script))
  const pushes = pushesIn(html)
  if (pushes !== null) return { pushes, open: [], mayConsent: false }
  return { pushes: [], open: [say('simulate.effects.html')], mayConsent: consentCalls.test(html) }
}

const found = new WeakMap<Tag, Effects>()

/** What a tag does, as far as its text alone tells. */
export const effectsOf = (container: Runnable, tag: Tag): Effects => {
  let effects = found.get(tag)
  if (effects === undefined) {
    effects = compute(container, tag)
    found.set(tag, effects)
  }
  return effects
}

const openOf = ({ script, frame, call, listener }: Readonly<Record<string, string>>): Sentence | undefined => {
  const address = script ?? frame
  if (address !== undefined) return say('simulate.effects.loads', { address })
  if (call !== undefined) return say('simulate.effects.calls', { name: call })
  return listener === undefined ? undefined : say('simulate.effects.waitsForConsent', { type: listener })
}

const requestsOf = ({ pixel, script, frame }: Readonly<Record<string, string>>): readonly TemplateRequest[] => [
  ...(pixel === undefined ? [] : [{ api: 'sendPixel' as const, address: pixel }]),
  ...(script === undefined ? [] : [{ api: 'injectScript' as const, address: script }]),
  ...(frame === undefined ? [] : [{ api: 'injectHiddenIframe' as const, address: frame }]),
]

/** What a tag does at this moment: the code of a template is run with what it finds, and what it leaves in the page stays there where the tag surely fires. */
export const effectsAt = (moment: Moment, tag: Tag, fires: boolean): Effects => {
  const written = effectsOf(moment.container, tag)
  const run = tag.type.startsWith('cvt_') && written.setsDefault !== true ? runOf(moment, tag) : undefined
  if (run === undefined) return written
  if (fires) keepWritten(moment, run)
  const open = distinct(run.sent.flatMap((one) => openOf(one) ?? []))
  const refused = run.refused.map((what) => say('simulate.effects.noPermission', { permission: what }))
  const failed = run.failure === null || run.refused.length > 0 ? [] : [say('simulate.effects.fails', { failure: run.failure })]
  return {
    pushes: run.pushes,
    consents: run.consents,
    open: [...refused, ...failed, ...open],
    requests: run.sent.flatMap(requestsOf),
    // What is loaded, called or waited for may set consent later, by the code of the template.
    mayConsent: open.length > 0 && written.mayConsent,
    ...(run.done !== null ? { succeeded: run.done === 'gtmOnSuccess' } : run.failure !== null ? { succeeded: false } : {}),
  }
}
