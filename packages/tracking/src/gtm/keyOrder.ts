/** The order in which Google Tag Manager writes the keys of an object, and which order each nested object follows. */
export interface Shape {
  readonly keys: readonly string[]
  /** The shape of the object, or of each object in the list, that a key holds. */
  readonly inner: Readonly<Record<string, Shape>>
}

const words = (text: string): readonly string[] => text.trim().split(/\s+/)
const leaf = (text: string): Shape => ({ keys: words(text), inner: {} })

const parameterInner: Record<string, Shape> = {}
const parameter: Shape = { keys: words('type key value list map isWeakReference'), inner: parameterInner }
parameterInner.list = parameter
parameterInner.map = parameter

const condition: Shape = { keys: words('type parameter'), inner: { parameter } }

const tag: Shape = {
  keys: words(`path accountId containerId workspaceId tagId name type liveOnly priority notes scheduleStartMs scheduleEndMs parameter fingerprint
    firingTriggerId setupTag blockingTriggerId teardownTag parentFolderId tagFiringOption paused monitoringMetadata
    monitoringMetadataTagNameKey consentSettings`),
  inner: {
    priority: parameter,
    parameter,
    setupTag: leaf('tagName stopOnSetupFailure'),
    teardownTag: leaf('tagName stopTeardownOnFailure'),
    monitoringMetadata: parameter,
    consentSettings: { keys: words('consentStatus consentType'), inner: { consentType: parameter } },
  },
}

const trigger: Shape = {
  keys: words(`path accountId containerId workspaceId triggerId name type notes customEventFilter filter autoEventFilter waitForTags checkValidation
    waitForTagsTimeout uniqueTriggerId eventName interval limit fingerprint parentFolderId parameter`),
  inner: {
    customEventFilter: condition,
    filter: condition,
    autoEventFilter: condition,
    waitForTags: parameter,
    checkValidation: parameter,
    waitForTagsTimeout: parameter,
    uniqueTriggerId: parameter,
    eventName: parameter,
    interval: parameter,
    limit: parameter,
    parameter,
  },
}

const formatValue: Shape = {
  keys: words('caseConversionType convertNullToValue convertUndefinedToValue convertTrueToValue convertFalseToValue'),
  inner: { convertNullToValue: parameter, convertUndefinedToValue: parameter, convertTrueToValue: parameter, convertFalseToValue: parameter },
}

const variable: Shape = {
  keys: words('path accountId containerId workspaceId variableId name type notes parameter fingerprint parentFolderId formatValue'),
  inner: { parameter, formatValue },
}

const customTemplate: Shape = {
  keys: words('accountId containerId templateId name fingerprint templateData galleryReference'),
  inner: { galleryReference: leaf('host owner repository version signature galleryTemplateId') },
}

const named = (id: string): Shape => ({
  keys: words(`accountId containerId ${id} name type priority parameter fingerprint parentFolderId`),
  inner: { priority: parameter, parameter },
})

const containerVersion: Shape = {
  keys: words(`path accountId containerId containerVersionId name description container tag trigger variable folder builtInVariable fingerprint
    tagManagerUrl customTemplate client transformation zone gtagConfig`),
  inner: {
    container: leaf('path accountId containerId name domainName publicId usageContext fingerprint tagManagerUrl features tagIds taggingServerUrls'),
    tag,
    trigger,
    variable,
    folder: leaf('accountId containerId folderId name fingerprint'),
    builtInVariable: leaf('accountId containerId type name'),
    customTemplate,
    client: named('clientId'),
    transformation: named('transformationId'),
  },
}

/** The shape of the whole file; sources: key orders measured on genuine exports. */
export const fileShape: Shape = { keys: words('exportFormatVersion exportTime containerVersion'), inner: { containerVersion } }
