import type { ConsentMode, MeasurementPlan } from '@tagmason/domain'
import { consentDefaultCode, consentUpdateCode } from './consent.ts'
import { pushCode } from './events.ts'
import { snippetGroups } from './groups.ts'
import { userPropertiesCode } from './userProperties.ts'

export interface SnippetOptions {
  /** `GTM-` and capitals or digits; `GTM-XXXXXXX` until the real one is known. */
  containerId?: string
  consent: ConsentMode
}

export interface EventSnippet {
  /** Id of the planned event; of the first one, when several wait for the same push. */
  eventId: string
  /** Name that the code pushes, as the trigger expects it; with `before`, the name that GA4 gets. */
  event: string
  /** The code only brings values, and has to run before Google Tag Manager notices the event. */
  before: boolean
  /** JavaScript without a script element. */
  code: string
}

export interface Snippets {
  /** HTML for the head, as high as possible, after `consentDefault`. */
  head: string
  /** HTML for right after the opening body tag. */
  body: string
  /** HTML for the head, before everything else; empty when the plan asks for no consent settings. */
  consentDefault: string
  /** JavaScript without a script element that a consent banner runs when the visitor agrees; empty like `consentDefault`. */
  consentUpdate: string
  /** HTML for the head, before `head`: what the page knows of the visitor; empty when the plan has no user properties. */
  userProperties: string
  events: EventSnippet[]
}

/** @throws Error unless the text is the id of a Google Tag Manager container. */
export function checkContainerId(containerId: string): void {
  if (/^GTM-[A-Z0-9]{4,10}$/.test(containerId)) return
  throw new Error(
    `The container ID ${JSON.stringify(containerId)} is not one that Google Tag Manager gives out, so the page would load nothing; copy the ID that starts with GTM- from the head of the workspace.`,
  )
}

function head(id: string): string {
  return `<!-- Google Tag Manager -->
<script>(function(w,d,s,l,i){w[l]=w[l]||[];w[l].push({'gtm.start':
new Date().getTime(),event:'gtm.js'});var f=d.getElementsByTagName(s)[0],
j=d.createElement(s),dl=l!='dataLayer'?'&l='+l:'';j.async=true;j.src=
'https://www.googletagmanager.com/gtm.js?id='+i+dl;f.parentNode.insertBefore(j,f);
})(window,document,'script','dataLayer','${id}');</script>
<!-- End Google Tag Manager -->`
}

function body(id: string): string {
  return `<!-- Google Tag Manager (noscript) -->
<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=${id}"
height="0" width="0" style="display:none;visibility:hidden"></iframe></noscript>
<!-- End Google Tag Manager (noscript) -->`
}

/**
 * What a developer puts into the pages of the site: Google's two container snippets, the consent default, and a push to the data layer
 * for each event that the site has to announce itself
 * or bring values for.
 * @throws Error when the container id is none
 */
export function snippetsFromPlan(plan: MeasurementPlan, options: SnippetOptions): Snippets {
  const id = options.containerId ?? 'GTM-XXXXXXX'
  checkContainerId(id)
  const known = userPropertiesCode(plan)
  return {
    head: head(id),
    body: body(id),
    consentDefault: options.consent === 'denied' ? `<script>\n${consentDefaultCode}\n</script>` : '',
    consentUpdate: options.consent === 'denied' ? consentUpdateCode : '',
    userProperties: known === '' ? '' : `<script>\n${known}\n</script>`,
    events: snippetGroups(plan).map((group) => ({ eventId: group.sent[0]?.event.id ?? '', event: group.event, before: group.before, code: pushCode(group) })),
  }
}
