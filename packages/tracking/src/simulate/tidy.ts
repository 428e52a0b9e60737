import { anyText } from '../gtm/anyText.ts'
import type { BuiltInVariable, Condition, ConsentSettings, CustomTemplate, FormatValue, Parameter, Tag, Trigger, Variable } from '../gtm/model.ts'
import { isObj, listOf, type Obj } from '../gtm/values.ts'

/**
 * Entities of a file as their types promise them. `readContainer` lets through anything that is a list of objects, and files are made by hand:
 * what has no sense is left out here, once, so that nothing behind has to ask. The validator is who complains.
 */
const text = (value: unknown): string => (value === undefined || value === null ? '' : anyText(value))

const isParameter = (value: unknown): value is Parameter =>
  isObj(value) &&
  typeof value.type === 'string' &&
  (value.key === undefined || typeof value.key === 'string') &&
  (value.value === undefined || typeof value.value === 'string') &&
  (value.list === undefined || areParameters(value.list)) &&
  (value.map === undefined || areParameters(value.map))

const areParameters = (value: unknown): value is readonly Parameter[] => Array.isArray(value) && value.every(isParameter)

const parameter = (value: unknown): Parameter | undefined => {
  if (isParameter(value)) return value
  if (!isObj(value)) return undefined
  return {
    type: text(value.type),
    ...(value.key === undefined ? {} : { key: text(value.key) }),
    ...(value.value === undefined ? {} : { value: text(value.value) }),
    ...(Array.isArray(value.list) ? { list: parameters(value.list) } : {}),
    ...(Array.isArray(value.map) ? { map: parameters(value.map) } : {}),
  }
}

const parameters = (value: unknown): readonly Parameter[] => (areParameters(value) ? value : listOf(value).flatMap((entry) => parameter(entry) ?? []))

const conditions = (value: unknown): readonly Condition[] =>
  listOf(value).flatMap((entry) => (isObj(entry) ? [{ type: text(entry.type), parameter: parameters(entry.parameter) }] : []))

const objects = (value: unknown): readonly Obj[] => listOf(value).filter(isObj)

/** Parameters under their own names. */
const fields = <Key extends string>(entity: Obj, keys: readonly Key[]): Partial<Record<Key, Parameter>> => {
  const found: Partial<Record<Key, Parameter>> = {}
  for (const key of keys) {
    const value = parameter(entity[key])
    if (value !== undefined) found[key] = value
  }
  return found
}

const consent = (value: unknown): { readonly consentSettings?: ConsentSettings } =>
  isObj(value) ? { consentSettings: { consentStatus: text(value.consentStatus), ...fields(value, ['consentType']) } } : {}

export const tidyTag = (tag: Obj): Tag => ({
  tagId: text(tag.tagId),
  name: text(tag.name),
  type: text(tag.type),
  parameter: parameters(tag.parameter),
  firingTriggerId: listOf(tag.firingTriggerId).map(anyText),
  blockingTriggerId: listOf(tag.blockingTriggerId).map(anyText),
  setupTag: objects(tag.setupTag).map((entry) => ({ tagName: text(entry.tagName), stopOnSetupFailure: entry.stopOnSetupFailure === true })),
  teardownTag: objects(tag.teardownTag).map((entry) => ({ tagName: text(entry.tagName), stopTeardownOnFailure: entry.stopTeardownOnFailure === true })),
  tagFiringOption: text(tag.tagFiringOption),
  paused: tag.paused === true,
  liveOnly: tag.liveOnly === true,
  scheduleStartMs: text(tag.scheduleStartMs),
  scheduleEndMs: text(tag.scheduleEndMs),
  ...fields(tag, ['priority']),
  ...consent(tag.consentSettings),
})

export const tidyTrigger = (trigger: Obj): Trigger => ({
  triggerId: text(trigger.triggerId),
  name: text(trigger.name),
  type: text(trigger.type),
  customEventFilter: conditions(trigger.customEventFilter),
  filter: conditions(trigger.filter),
  autoEventFilter: conditions(trigger.autoEventFilter),
  parameter: parameters(trigger.parameter),
  ...fields(trigger, ['checkValidation', 'eventName', 'interval', 'limit']),
})

const conversions = ['convertNullToValue', 'convertUndefinedToValue', 'convertTrueToValue', 'convertFalseToValue'] as const

const format = (value: unknown): { readonly formatValue?: FormatValue } =>
  isObj(value) ? { formatValue: { caseConversionType: text(value.caseConversionType), ...fields(value, conversions) } } : {}

export const tidyVariable = (variable: Obj): Variable => ({
  variableId: text(variable.variableId),
  name: text(variable.name),
  type: text(variable.type),
  parameter: parameters(variable.parameter),
  ...format(variable.formatValue),
})

export const tidyBuiltIn = (variable: Obj): BuiltInVariable => ({ type: text(variable.type), name: text(variable.name) })

export const tidyTemplate = (template: Obj): CustomTemplate => {
  const gallery = isObj(template.galleryReference) ? text(template.galleryReference.galleryTemplateId) : ''
  return {
    templateId: text(template.templateId),
    containerId: text(template.containerId),
    name: text(template.name),
    templateData: text(template.templateData),
    ...(gallery === '' ? {} : { galleryReference: { galleryTemplateId: gallery } }),
  }
}
