import type { Condition, ContainerFile, Parameter, Tag, Trigger, Variable } from '../gtm/model.ts'
import { builtInKeys } from '../simulate/variables/builtIns.ts'
import { readTemplate } from '../simulate/template.ts'
import { conditionTypes } from './conditions.ts'
import { listenerTypes, triggerEvents } from './listeners.ts'

type Bag = Record<string, unknown>

const systems: Readonly<Record<string, string>> = {
  EVENT: 'e',
  RANDOM_NUMBER: 'r',
  CONTAINER_ID: 'cid',
  CONTAINER_VERSION: 'ctv',
  DEBUG_MODE: 'dbg',
  HTML_ID: 'hid',
}
const parts: Readonly<Record<string, string>> = { PAGE_URL: 'URL', PAGE_HOSTNAME: 'HOST', PAGE_PATH: 'PATH' }
const operators: Readonly<Record<string, string>> = Object.fromEntries(Object.entries(conditionTypes).map(([op, type]) => [type, op]))
const functions: Readonly<Record<string, string>> = Object.fromEntries(Object.entries(listenerTypes).map(([code, type]) => [type, code]))
const events: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(triggerEvents).map(([event, type]) => [type, event])),
  LINK_CLICK: 'gtm.linkClick',
  FORM_SUBMISSION: 'gtm.formSubmit',
  SCROLL_DEPTH: 'gtm.scrollDepth',
  ELEMENT_VISIBILITY: 'gtm.elementVisibility',
  YOU_TUBE_VIDEO: 'gtm.video',
  TRIGGER_GROUP: 'gtm.triggerGroup',
}
const standard: Readonly<Record<string, string>> = { '2147479553': 'gtm.js', '2147479572': 'gtm.init_consent', '2147479573': 'gtm.init' }
const unaddressed = new Set(['CLICK', 'HISTORY_CHANGE', 'JS_ERROR'])

/** Writes a container in the form that Google publishes it in, as far as its web types go: what the decoder is tested against where both forms are needed. */
export class PublishedCompiler {
  readonly macros: Bag[] = []
  readonly predicates: Bag[] = []
  readonly tags: Bag[] = []
  readonly #rules = new Map<string, { used: unknown[][]; add: number[]; block: number[] }>()
  readonly #macroAt = new Map<string, number>()
  readonly #variables: ReadonlyMap<string, Variable>
  readonly #builtIns: ReadonlyMap<string, string>
  readonly #triggers: ReadonlyMap<string, Trigger>
  readonly #places: ReadonlyMap<string, number>
  readonly #container: string
  readonly #file: ContainerFile

  constructor(file: ContainerFile) {
    const { tag = [], trigger = [], variable = [], builtInVariable = [], container } = file.containerVersion
    this.#file = file
    this.#container = container.containerId ?? '0'
    this.#variables = new Map(variable.map((one) => [one.name, one]))
    this.#builtIns = new Map(builtInVariable.map(({ name, type }) => [name, type]))
    this.#triggers = new Map(trigger.map((one) => [one.triggerId, one]))
    this.#places = new Map(tag.map((one, at) => [one.name, at]))
  }

  macro(name: string): number | undefined {
    const known = this.#macroAt.get(name)
    if (known !== undefined) return known
    const variable = this.#variables.get(name)
    const builtIn = this.#builtIns.get(name)
    if (name !== '_event' && name !== '_triggers' && variable === undefined && builtIn === undefined) return undefined
    const at = this.macros.push({}) - 1
    this.#macroAt.set(name, at)
    this.macros[at] = variable === undefined ? this.builtIn(builtIn ?? name) : this.variable(variable)
    return at
  }

  builtIn(type: string): Bag {
    if (type === '_event') return { function: '__e' }
    if (type === '_triggers') return { function: '__v', vtp_name: 'gtm.triggers', vtp_dataLayerVersion: 2, vtp_setDefaultValue: true, vtp_defaultValue: '' }
    if (systems[type] !== undefined) return { function: `__${systems[type]}` }
    if (parts[type] !== undefined)
      return { function: '__u', vtp_component: parts[type], vtp_enableMultiQueryKeys: false, vtp_enableIgnoreEmptyQueryParam: false }
    if (type === 'REFERRER') return { function: '__f', vtp_component: 'URL' }
    if (type === 'CLICK_TEXT' || type === 'FORM_TEXT') return { function: '__aev', vtp_varType: 'TEXT' }
    return { function: '__v', vtp_name: builtInKeys[type], vtp_dataLayerVersion: 1 }
  }

  variable({ type, parameter = [], formatValue = {} }: Variable): Bag {
    const format: Bag = {}
    if (formatValue.caseConversionType === 'LOWERCASE') format['convert_case_to'] = 1
    if (formatValue.caseConversionType === 'UPPERCASE') format['convert_case_to'] = 2
    for (const from of ['null', 'undefined', 'true', 'false'] as const) {
      const to = formatValue[`convert${from.charAt(0).toUpperCase()}${from.slice(1)}ToValue`] as Parameter | undefined
      if (to !== undefined) format[`convert_${from}_to`] = this.value(to)
    }
    return { function: `__${type}`, ...format, ...this.parameters(parameter) }
  }

  parameters(list: readonly Parameter[]): Bag {
    return Object.fromEntries(
      list.map((one) => {
        const value = one.key === 'javascript' ? this.text(`(${one.value ?? ''})();`, true) : this.value(one, one.key === 'html')
        return [`vtp_${one.key ?? ''}`, value]
      }),
    )
  }

  value(one: Parameter, code = false): unknown {
    if (one.list !== undefined || one.type === 'LIST') return ['list', ...(one.list ?? []).map((entry) => this.value(entry))]
    if (one.map !== undefined || one.type === 'MAP') return ['map', ...(one.map ?? []).flatMap((entry) => [entry.key, this.value(entry)])]
    const { value = '' } = one
    if (one.type === 'BOOLEAN' && (value === 'true' || value === 'false')) return value === 'true'
    if (one.type === 'INTEGER' && /^-?\d+$/.test(value)) return Number(value)
    if (one.type === 'TAG_REFERENCE') return ['tag', this.#places.get(value) ?? -1]
    return this.text(value, code)
  }

  text(text: string, code = false): unknown {
    const template = readTemplate(text)
    const pieces = template.kind === 'mixed' ? template.parts : [template]
    const made = pieces.map((piece) => {
      if (piece.kind === 'plain') return piece.text
      const at = this.macro(piece.name)
      if (at === undefined) return `{{${piece.name}}}`
      return code ? ['escape', ['macro', at], 8, 16] : ['macro', at]
    })
    return made.length === 1 ? made[0] : ['template', ...made]
  }

  predicate(bag: Bag): number {
    const text = JSON.stringify(bag)
    const at = this.predicates.findIndex((one) => JSON.stringify(one) === text)
    return at === -1 ? this.predicates.push(bag) - 1 : at
  }

  condition({ type, parameter }: Condition): readonly [kind: string, at: number] {
    const of = (key: string) => parameter.find((one) => one.key === key)
    const ignore = of('ignore_case')?.value === 'true' ? { ignore_case: true } : {}
    const at = this.predicate({
      function: operators[type] ?? type,
      arg0: this.value(of('arg0') ?? { type: 'TEMPLATE' }),
      arg1: this.value(of('arg1') ?? { type: 'TEMPLATE' }),
      ...ignore,
    })
    return [of('negate')?.value === 'true' ? 'unless' : 'if', at]
  }

  rule(conditions: readonly (readonly [string, number])[], kind: 'add' | 'block', tag: number): void {
    const of = (name: string) => [...new Set(conditions.flatMap(([one, at]) => (one === name ? [at] : [])))].sort((a, b) => a - b)
    const used = (['if', 'unless'] as const).flatMap((name) => (of(name).length === 0 ? [] : [[name, ...of(name)]]))
    const key = JSON.stringify(used)
    const rule = this.#rules.get(key) ?? { used, add: [], block: [] }
    this.#rules.set(key, rule)
    if (!rule[kind].includes(tag)) rule[kind].push(tag)
  }

  event(name: string): readonly [string, number] {
    return ['if', this.predicate({ function: '_eq', arg0: ['macro', this.macro('_event')], arg1: name })]
  }

  /** When a trigger holds. */
  when(id: string): readonly (readonly [string, number])[] {
    const own = standard[id]
    if (own !== undefined) return [this.event(own)]
    const trigger = this.#triggers.get(id)
    if (trigger === undefined) return []
    // A predicate gets its number where it is first met: that of the event comes before others.
    const named = (trigger.customEventFilter ?? []).map((one) => this.condition(one))
    const filter = (trigger.filter ?? []).map((one) => this.condition(one))
    if (trigger.type === 'CUSTOM_EVENT') return [...named, ...filter]
    const event = trigger.type === 'TIMER' ? (trigger.eventName?.value ?? 'gtm.timer') : (events[trigger.type] ?? trigger.type)
    if (functions[trigger.type] === undefined || unaddressed.has(trigger.type)) return [this.event(event), ...filter]
    const address = [
      'if',
      this.predicate({ function: '_re', arg0: ['macro', this.macro('_triggers')], arg1: `(^$|((^|,)${this.#container}_${id}($|,)))` }),
    ] as const
    return [this.event(event), ...filter, address]
  }

  listener(trigger: Trigger): void {
    const code = functions[trigger.type]
    if (code === undefined) return
    const own = ['waitForTags', 'checkValidation', 'waitForTagsTimeout', 'eventName', 'interval', 'limit'].flatMap((key): [string, unknown][] => {
      const value = trigger[key] as Parameter | undefined
      return value === undefined ? [] : [[`vtp_${key}`, this.value(value)]]
    })
    const unique = `${this.#container}_${trigger.triggerId}`
    const at = this.tags.length
    const loaded = [this.event('gtm.js'), ...(trigger.autoEventFilter ?? []).map((one) => this.condition(one))]
    if (trigger.type === 'TRIGGER_GROUP') {
      const members = (trigger.parameter?.[0]?.list ?? []).map(({ value = '' }) => value)
      this.tags.push({ function: '__tg', vtp_triggerIds: ['list', ...members.map((one) => `${unique}_${one}`)], vtp_uniqueTriggerId: unique })
      this.rule(loaded, 'add', at)
      for (const member of members) {
        const listening = this.tags.push({ function: '__tg', vtp_isListeningTag: true, vtp_firingId: `${unique}_${member}` }) - 1
        this.rule(this.when(member), 'add', listening)
      }
      return
    }
    this.tags.push({
      function: `__${code}`,
      ...Object.fromEntries(own),
      ...this.parameters(trigger.parameter ?? []),
      ...(unaddressed.has(trigger.type) ? {} : { vtp_uniqueTriggerId: unique }),
    })
    this.rule(loaded, 'add', at)
  }

  tag(tag: Tag): Bag {
    const tagId = Number(tag.tagId)
    if (tag.paused === true) return { function: '__paused', vtp_originalTagType: tag.type, tag_id: tagId }
    const types = tag.consentSettings?.consentType
    const [before] = tag.setupTag ?? []
    const [after] = tag.teardownTag ?? []
    return {
      function: `__${tag.type}`,
      ...(tag.priority === undefined ? {} : { priority: Number(tag.priority.value) }),
      ...(tag.monitoringMetadata === undefined ? {} : { metadata: this.value(tag.monitoringMetadata) }),
      ...(tag.consentSettings?.consentStatus === 'NEEDED' && types !== undefined ? { consent: this.value(types) } : {}),
      ...(before === undefined ? {} : { setup_tags: ['list', ['tag', this.#places.get(before.tagName), before.stopOnSetupFailure === true ? 1 : 0]] }),
      ...(after === undefined ? {} : { teardown_tags: ['list', ['tag', this.#places.get(after.tagName), after.stopTeardownOnFailure === true ? 2 : 0]] }),
      ...(tag.tagFiringOption === 'ONCE_PER_LOAD' ? { once_per_load: true } : tag.tagFiringOption === 'UNLIMITED' ? {} : { once_per_event: true }),
      ...(tag.liveOnly === true ? { live_only: true } : {}),
      ...this.parameters(tag.parameter ?? []),
      tag_id: tagId,
    }
  }

  /** The script, without the engine behind it. */
  compile(): string {
    const { tag = [], trigger = [], container } = this.#file.containerVersion
    for (const one of tag) this.tags.push(this.tag(one))
    const used = new Set(tag.flatMap((one) => [...(one.firingTriggerId ?? []), ...(one.blockingTriggerId ?? [])]))
    for (const id of used)
      for (const { value = '' } of this.#triggers.get(id)?.type === 'TRIGGER_GROUP' ? (this.#triggers.get(id)?.parameter?.[0]?.list ?? []) : []) used.add(value)
    for (const one of trigger) if (used.has(one.triggerId)) this.listener(one)
    for (const [kind, field] of [
      ['add', 'firingTriggerId'],
      ['block', 'blockingTriggerId'],
    ] as const)
      tag.forEach((one, at) => one[field]?.forEach((id) => this.rule(this.when(id), kind, at)))
    const rules = [...this.#rules.values()].map(({ used: parts, add, block }) => [
      ...parts,
      ...(add.length > 0 ? [['add', ...add]] : []),
      ...(block.length > 0 ? [['block', ...block]] : []),
    ])
    const resource = {
      version: this.#file.containerVersion.containerVersionId ?? '1',
      macros: this.macros,
      tags: this.tags,
      predicates: this.predicates,
      rules,
    }
    const text = JSON.stringify({ resource, runtime: [] }).replaceAll('<', '\\u003C').replaceAll('/', '\\/')
    const id = /^GTM-[A-Z0-9]{4,10}$/.test(container.publicId ?? '') ? container.publicId : 'GTM-ABCD123'
    return `// Copyright 2012 Google Inc. All rights reserved.\n(function(){\n\nvar data = ${text};\nvar ctid="${id ?? ''}";})()\n`
  }
}
