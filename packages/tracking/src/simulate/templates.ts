import { readTpl, type Template } from '../customTemplates/readTpl.ts'
import type { TemplateResult, TemplateRun } from '../customTemplates/runTemplate.ts'
import type { TemplateWorld } from '../customTemplates/world.ts'
import type { CustomTemplate, Parameter } from '../gtm/model.ts'
import { ElementNode } from './element.ts'
import { isPlain } from './known.ts'
import type { Moment } from './moment.ts'
import { plainMessage } from './page.ts'
import { encoded } from './sandbox/values.ts'
import { putAt } from '../visits/world.ts'
import { resolveParameter } from './variables/resolve.ts'

const read = new WeakMap<CustomTemplate, Template | null>()
const templateOf = (template: CustomTemplate): Template | null => {
  const known = read.get(template)
  if (known !== undefined) return known
  const found = readTpl(template.templateData) ?? null
  read.set(template, found)
  return found
}

/** What the code of a template finds at this moment. */
const worldOf = ({ page, consent, container, options }: Moment): TemplateWorld => {
  const model = plainMessage(page.dataLayer.model)
  const types = ['ad_storage', 'analytics_storage', 'ad_user_data', 'ad_personalization', 'functionality_storage', 'personalization_storage', 'security_storage']
  return {
    url: page.url.href,
    referrer: page.referrer,
    ...(page.title === undefined ? {} : { title: page.title }),
    cookies: Object.fromEntries(Object.entries(page.cookies).map(([name, value]) => [name, [value]])),
    window: Object.entries(page.globals).reduce<Readonly<Record<string, unknown>>>((made, [path, value]) => putAt(made, path.split('.'), value) as Readonly<Record<string, unknown>>, {}),
    model,
    flat: isPlain(model) ? model : {},
    storage: {},
    consent: Object.fromEntries(types.map((type) => [type, consent.granted(type).holds === true ? 'granted' : consent.granted(type).holds === false ? 'denied' : '?'])),
    container: { containerId: container.publicId, debugMode: options.debug, environmentMode: false, environmentName: '', firstPartyServing: false, previewMode: options.debug, version: container.versionNumber },
    now: options.now ?? null,
    seed: null,
    event: {},
    request: { headers: {}, body: '', path: '/', method: 'GET', query: '', address: '' },
    client: '',
  }
}

/** Runs the template of a tag or variable with its fields; undefined where there is none, or only a browser can run it. */
export const runOf = (moment: Moment, entity: { readonly type: string; readonly parameter?: readonly Parameter[] }): TemplateRun | undefined => {
  const custom = moment.container.templates.get(entity.type)
  const template = custom === undefined ? null : templateOf(custom)
  if (template === null || template.isServer || moment.sandbox === undefined) return undefined
  const open: string[] = []
  const data: Record<string, unknown> = {}
  for (const parameter of entity.parameter ?? []) {
    const value = resolveParameter(moment, parameter)
    const key = parameter.key ?? ''
    if (!value.known || value.value instanceof ElementNode) open.push(key)
    else data[key] = value.value
  }
  let result: TemplateResult | undefined
  try {
    result = moment.sandbox.runTemplate(template, { world: worldOf(moment), data: encoded(data), open })
  } catch {
    // A value that is no data, such as an element inside of a list.
    return undefined
  }
  return result === undefined || 'unknown' in result ? undefined : result
}
