import { isConsentTemplate } from '../container/consentTemplate.ts'
import type { Tag } from '../gtm/model.ts'
import { say } from '../sentences/say.ts'
import { tagTypeOf } from '../tagTypes/index.ts'
import { parameterOf, type Runnable, textOfParameter } from './container.ts'
import { pushesIn } from './script.ts'

/** What a tag does to the container besides being fired. */
export interface Effects {
  /** Messages that it pushes for sure. */
  readonly pushes: readonly unknown[]
  /** What nobody can tell. */
  readonly open: readonly string[]
  /** It sets the consent default that its parameters say. */
  readonly setsDefault?: true
  /** Its code may change the consent state. */
  readonly mayConsent: boolean
}

const consentCalls = /setDefaultConsentState|updateConsentState|['"]consent['"]\s*,/

const compute = (container: Runnable, tag: Tag): Effects => {
  if (tag.type.startsWith('cvt_')) {
    const code = container.templates.get(tag.type)?.templateData
    if (code !== undefined && isConsentTemplate(code)) return { pushes: [], open: [], setsDefault: true, mayConsent: false }
    // What is not in the file may be anything, so also a banner.
    return {
      pushes: [],
      open: [say`What the code of its template does is known in a browser only.`],
      mayConsent: code === undefined || consentCalls.test(code),
    }
  }
  const script = tagTypeOf(tag.type)?.script
  if (script === undefined) return { pushes: [], open: [], mayConsent: false }
  const html = textOfParameter(parameterOf(tag, script))
  const pushes = pushesIn(html)
  if (pushes !== null) return { pushes, open: [], mayConsent: false }
  return { pushes: [], open: [say`What its HTML and scripts do is known in a browser only.`], mayConsent: consentCalls.test(html) }
}

const found = new WeakMap<Tag, Effects>()

export const effectsOf = (container: Runnable, tag: Tag): Effects => {
  let effects = found.get(tag)
  if (effects === undefined) {
    effects = compute(container, tag)
    found.set(tag, effects)
  }
  return effects
}
