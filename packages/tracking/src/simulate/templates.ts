import { readTpl, type Template } from '../customTemplates/readTpl.ts'
import type { TemplateRun } from '../customTemplates/runTemplate.ts'
import type { TemplateWorld } from '../customTemplates/world.ts'
import type { CustomTemplate, Parameter } from '../gtm/model.ts'
import { putAt } from '../visits/world.ts'
import { ElementNode } from './element.ts'
import { BrowserValue, isPlain } from './known.ts'
import type { Moment } from './moment.ts'
import { type Page, plainMessage } from './page.ts'
import { encoded } from './sandbox/values.ts'
import { resolveParameter } from './variables/texts.ts'

const read = new WeakMap<CustomTemplate, Template | null>()
const templateOf = (template: CustomTemplate): Template | null => {
  const known = read.get(template)
  if (known !== undefined) return known
  const found = readTpl(template.templateData) ?? null
  read.set(template, found)
  return found
}

const consentTypes = [
  'ad_storage',
  'analytics_storage',
  'ad_user_data',
  'ad_personalization',
  'functionality_storage',
  'personalization_storage',
  'security_storage',
]

/** What the container counts in the data layer of a browser. */
const counted = ['gtm.uniqueEventId', 'gtm.triggers', 'gtm.priorityId', 'gtm.start']

/** Paths under which the data layer has what only a browser has. */
const closedIn = (value: unknown, path: string): readonly string[] => {
  if (value instanceof BrowserValue || value instanceof ElementNode) return [path]
  if (Array.isArray(value)) return value.flatMap((entry, at) => closedIn(entry, `${path}.${at}`))
  return isPlain(value) ? Object.entries(value).flatMap(([key, entry]) => closedIn(entry, path === '' ? key : `${path}.${key}`)) : []
}

const consentAnswer = (moment: Moment, type: string): 'granted' | 'denied' | '?' => {
  const { holds } = moment.consent.granted(type)
  return holds === 'unknown' ? '?' : holds ? 'granted' : 'denied'
}

/** What the code of a template finds at this moment. What the code never mentions is not given to it, so that a result can be remembered across events. */
const worldOf = (moment: Moment, name: string, code: string): TemplateWorld => {
  const { page, container, options } = moment
  const mentions = (word: string) => code.includes(word)
  const { model, flat } = mentions('copyFromDataLayer') ? page.dataLayer : { model: {}, flat: {} }
  const chance = mentions('generateRandom') ? options.random(page, name) : undefined
  const data = plainMessage(flat)
  return {
    ...pageOf(page),
    model: plainMessage(model),
    flat: isPlain(data) ? data : {},
    closed: [...counted, ...closedIn(model, '')],
    consent: mentions('isConsentGranted') ? Object.fromEntries(consentTypes.map((type) => [type, consentAnswer(moment, type)])) : {},
    container: {
      containerId: container.publicId,
      debugMode: options.debug,
      environmentMode: false,
      environmentName: '',
      firstPartyServing: false,
      previewMode: options.debug,
      version: container.versionNumber,
    },
    now: options.now ?? null,
    seed: chance === undefined ? null : (chance % 2_147_483_646) + 1,
    event: {},
    request: { headers: {}, body: '', path: '/', method: 'GET', query: '', address: '' },
    client: '',
  }
}

const pageOf = ({
  url,
  referrer,
  title,
  cookies,
  globals,
  functions,
  storage,
}: Page): Pick<TemplateWorld, 'url' | 'referrer' | 'title' | 'cookies' | 'window' | 'functions' | 'storage'> => ({
  url: url.href,
  referrer,
  ...(title === undefined ? {} : { title }),
  cookies: Object.fromEntries(Object.entries(cookies).map(([key, value]) => [key, [value]])),
  window: Object.entries(globals).reduce<Readonly<Record<string, unknown>>>(
    (made, [path, value]) => putAt(made, path.split('.'), value) as Readonly<Record<string, unknown>>,
    {},
  ),
  functions,
  storage,
})

type Path = readonly (string | number)[]

const fieldOf = (moment: Moment, parameter: Parameter, path: Path, open: Path[]): unknown => {
  if (Array.isArray(parameter.list)) return parameter.list.map((entry, at) => fieldOf(moment, entry, [...path, at], open))
  if (Array.isArray(parameter.map)) return fieldsOf(moment, parameter.map, path, open)
  const value = resolveParameter(moment, parameter)
  if (value.known && !(value.value instanceof ElementNode)) return value.value
  open.push(path)
  return null
}

/** The values of fields; where one is not known, its place goes to `open`. */
const fieldsOf = (moment: Moment, parameters: readonly Parameter[], path: Path, open: Path[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(parameters.map((parameter) => [parameter.key ?? '', fieldOf(moment, parameter, [...path, parameter.key ?? ''], open)]))

interface Made {
  readonly type: string
  readonly name: string
  readonly parameter?: readonly Parameter[]
}

/** Runs the template of a tag or variable with its fields; undefined where there is none, or only a browser can run it. */
export const runOf = (moment: Moment, made: Made): TemplateRun | undefined => {
  const custom = moment.container.templates.get(made.type)
  const template = custom === undefined ? null : templateOf(custom)
  if (template === null || template.isServer || moment.sandbox === undefined) return undefined
  // The container numbers tags and events in the browser.
  const open: Path[] = [['gtmTagId'], ['gtmEventId']]
  const data = fieldsOf(moment, made.parameter ?? [], [], open)
  try {
    const result = moment.sandbox.runTemplate(template, { world: worldOf(moment, made.name, template.code), data: encoded(data), open })
    return result === undefined || 'unknown' in result ? undefined : result
  } catch {
    // A value that is no data, such as an element inside of a list.
    return undefined
  }
}

/** Keeps what a template left in the page, for the code that runs after it. */
export const keepWritten = (moment: Moment, { wrote }: TemplateRun): void => {
  if (wrote === null) return
  const { page } = moment
  const functions = wrote.functions.filter((path) => !page.functions.includes(path))
  const count = functions.length + [wrote.globals, wrote.cookies, wrote.storage].reduce((sum, bag) => sum + Object.keys(bag).length, 0)
  if (count === 0) return
  page.functions = [...page.functions, ...functions]
  page.globals = { ...page.globals, ...wrote.globals }
  page.cookies = { ...page.cookies, ...wrote.cookies }
  page.storage = { ...page.storage, ...wrote.storage }
  delete moment.facts
}
