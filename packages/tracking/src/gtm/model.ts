/**
 * The JSON of a Google Tag Manager container export (exportFormatVersion 2, and the two-thousand-fifteen 1.3).
 * Every object has room for keys this version does not know: they are kept on reading and written back.
 * The types hold for a file in which `validateContainer` finds no error; `readContainer` itself only guarantees that
 * each entity list is a list of objects.
 */
export interface Open {
  readonly [unknownKey: string]: unknown
}

export interface Parameter extends Open {
  /** TEMPLATE, BOOLEAN, INTEGER, LIST, MAP, TRIGGER_REFERENCE or TAG_REFERENCE. */
  readonly type: string
  readonly key?: string
  /** Always a string, also for BOOLEAN ("true") and INTEGER ("2"). */
  readonly value?: string
  readonly list?: readonly Parameter[]
  readonly map?: readonly Parameter[]
  readonly isWeakReference?: boolean
}

export interface Condition extends Open {
  readonly type: string
  /** arg0 (one variable), arg1, and optionally ignore_case and negate. */
  readonly parameter: readonly Parameter[]
}

/** What every entity carries, whatever its kind. */
interface Entity extends Open {
  readonly accountId?: string
  readonly containerId?: string
  readonly name: string
  readonly fingerprint?: string
  readonly parentFolderId?: string
  readonly notes?: string
}

export interface ConsentSettings extends Open {
  /** NOT_SET, NOT_NEEDED or NEEDED. */
  readonly consentStatus: string
  /** LIST of TEMPLATE entries without key; only with NEEDED. */
  readonly consentType?: Parameter
}

export interface SetupTag extends Open {
  readonly tagName: string
  readonly stopOnSetupFailure?: boolean
}

export interface TeardownTag extends Open {
  readonly tagName: string
  readonly stopTeardownOnFailure?: boolean
}

export interface Tag extends Entity {
  readonly tagId: string
  readonly type: string
  readonly priority?: Parameter
  readonly parameter?: readonly Parameter[]
  readonly firingTriggerId?: readonly string[]
  readonly blockingTriggerId?: readonly string[]
  readonly setupTag?: readonly SetupTag[]
  readonly teardownTag?: readonly TeardownTag[]
  readonly tagFiringOption?: string
  readonly paused?: boolean
  readonly liveOnly?: boolean
  readonly monitoringMetadata?: Parameter
  readonly monitoringMetadataTagNameKey?: string
  readonly consentSettings?: ConsentSettings
}

export interface Trigger extends Entity {
  readonly triggerId: string
  readonly type: string
  readonly customEventFilter?: readonly Condition[]
  readonly filter?: readonly Condition[]
  readonly autoEventFilter?: readonly Condition[]
  readonly waitForTags?: Parameter
  readonly checkValidation?: Parameter
  readonly waitForTagsTimeout?: Parameter
  readonly uniqueTriggerId?: Parameter
  readonly eventName?: Parameter
  readonly interval?: Parameter
  readonly limit?: Parameter
  readonly parameter?: readonly Parameter[]
}

export interface FormatValue extends Open {
  readonly caseConversionType?: string
  readonly convertNullToValue?: Parameter
  readonly convertUndefinedToValue?: Parameter
  readonly convertTrueToValue?: Parameter
  readonly convertFalseToValue?: Parameter
}

export interface Variable extends Entity {
  readonly variableId: string
  readonly type: string
  readonly parameter?: readonly Parameter[]
  readonly formatValue?: FormatValue
}

export interface Folder extends Entity {
  readonly folderId: string
}

/** A built-in variable that is switched on: it has no id and no fingerprint. */
export interface BuiltInVariable extends Open {
  readonly accountId?: string
  readonly containerId?: string
  readonly type: string
  readonly name: string
}

export interface GalleryReference extends Open {
  readonly host?: string
  readonly owner?: string
  readonly repository?: string
  readonly version?: string
  readonly signature?: string
  readonly galleryTemplateId?: string
}

export interface CustomTemplate extends Entity {
  readonly templateId: string
  /** The text of the .tpl file. */
  readonly templateData: string
  readonly galleryReference?: GalleryReference
}

export interface Client extends Entity {
  readonly clientId: string
  readonly type: string
  readonly priority?: Parameter
  readonly parameter?: readonly Parameter[]
}

export interface Transformation extends Entity {
  readonly transformationId: string
  readonly type: string
  readonly parameter?: readonly Parameter[]
}

export interface Container extends Open {
  readonly path?: string
  readonly accountId?: string
  readonly containerId?: string
  readonly name?: string
  readonly publicId?: string
  /** One of WEB, SERVER, AMP, ANDROID, IOS and the SDK 5 spellings. */
  readonly usageContext: readonly string[]
  readonly fingerprint?: string
  readonly tagManagerUrl?: string
  readonly features?: Readonly<Record<string, boolean>>
  readonly tagIds?: readonly string[]
  readonly taggingServerUrls?: readonly string[]
}

export interface ContainerVersion extends Open {
  readonly path?: string
  readonly accountId?: string
  readonly containerId?: string
  /** "0" in a workspace export. */
  readonly containerVersionId?: string
  readonly name?: string
  readonly description?: string
  readonly container: Container
  readonly tag?: readonly Tag[]
  readonly trigger?: readonly Trigger[]
  readonly variable?: readonly Variable[]
  readonly folder?: readonly Folder[]
  readonly builtInVariable?: readonly BuiltInVariable[]
  readonly fingerprint?: string
  readonly tagManagerUrl?: string
  readonly customTemplate?: readonly CustomTemplate[]
  readonly client?: readonly Client[]
  readonly transformation?: readonly Transformation[]
}

export interface ContainerFile extends Open {
  readonly exportFormatVersion: number
  /** YYYY-MM-DD HH:MM:SS, taken as UTC. */
  readonly exportTime?: string
  readonly containerVersion: ContainerVersion
}
