import { z } from 'zod'
import { containerActs, containerReads, measured } from './containersDoor.ts'
import { pageCheckActs, pageCheckReads } from './pageChecksDoor.ts'
import { act, read } from '../declare.ts'
import { byId, nothing, text } from '../inputTerms.ts'
import type { PlanArrivals } from './arrivals.ts'
import type { SetupProgressByPage } from './cards.ts'
import { type ConnectionTest, connectors, type DataConnection, dataConnectionTypes, mostFileBytes } from './connections.ts'
import { recordingInput, runInput } from './containerInputs.ts'
import type { FileToSave } from './containers.ts'
import { elementChangeSchema, foundOnPageSchema, type ScreenshotResult, screenshotFileSchema, storedAnalysisSchema } from './detected.ts'
import { mostElements, mostPageLetters } from './detectedTerms.ts'
import { type ConfiguredEvent, configuredEventStatuses, eventTypes, type ListedEvent, type NameCheck } from './events.ts'
import { measurementPlanSchema, type PlannedEvent, planParameterSchema, planTriggerSchema, spanSchema } from './plan.ts'
import { addedEventInput, changedEventsInput, userPropertyInput } from './planInputs.ts'
import { type PlanFiles, type StoredPlan, storedPlanSchema } from './plans.ts'
import { consentModes, languages, measurementIdPattern, planReadings, settledBy } from './planTerms.ts'
import type { AnalyticsProperty, Properties, PropertyConfiguration } from './properties.ts'
import { eventBack, eventChange, propertyBack, propertyIdInput } from './setupInputs.ts'
import type { DeveloperFiles, RecordingCheck } from './recordings.ts'
import { comparisonInput, visionInput } from './visionInputs.ts'
import type { VisionComparison, VisionSettings } from './visionTerms.ts'
import type { TrackingCode } from './trackingCode.ts'

/** The name of a connection and the account that it reads from; a file has none. */
const connectionInput = z.object({ name: text(100), account: z.string().trim().max(200) })
/** A CSV or JSON file as text. No character is less than a byte. */
const tableFile = z.object({ fileName: text(255), text: z.string().min(1).max(mostFileBytes) })
const someElements = z.object({ ids: z.array(text(200)).min(1).max(mostElements) })

export const setupReads = {
  ...containerReads,
  ...pageCheckReads,
  'setup.progress': read<SetupProgressByPage>()({
    input: nothing,
    role: 'viewer',
    topics: ['plans', 'screenshotAnalyses', 'connections', 'configuredEvents', 'containers', 'properties', 'savedConfigurations', 'preferences'],
  }),
  /** The line for the site. */
  'trackingCode.get': read<TrackingCode>()({ input: nothing, role: 'viewer', topics: ['apiKeys', 'eventArrivals', 'preferences'] }),
  'plans.current': read<StoredPlan | null>()({ input: nothing, role: 'viewer', topics: ['plans', 'preferences'] }),
  'plans.files': read<PlanFiles | null>()({ input: nothing, role: 'viewer', topics: ['plans', 'projects', 'containers', 'preferences'] }),
  'screenshots.current': read<ScreenshotResult | null>()({ input: nothing, role: 'viewer', topics: ['screenshotAnalyses', 'plans', 'preferences'] }),
  /** The model that sees, where one is set up; without its key. */
  'vision.settings': read<VisionSettings | null>()({ input: nothing, role: 'viewer', topics: ['visionModels', 'preferences'] }),
  'connections.list': read<DataConnection[]>()({ input: nothing, role: 'viewer', topics: ['connections', 'preferences'] }),
  'events.list': read<ListedEvent[]>()({
    input: nothing,
    role: 'viewer',
    topics: ['deployedTags', ...measured, 'containers', 'containerFiles', 'generatedTags', 'conversionGoals'],
  }),
  /** The plan held against what came. */
  'events.arrivals': read<PlanArrivals>()({ input: nothing, role: 'viewer', topics: [...measured, 'eventArrivals'] }),
  /** What becomes of a name that is being typed; `except` is the event that has it already. */
  'events.check': read<NameCheck>()({ input: z.object({ name: z.string().max(200), except: z.string().optional() }), role: 'viewer', topics: [...measured] }),
  /** What developers are given: of what is measured, or of a container's stored file. */
  'events.developerFiles': read<DeveloperFiles>()({
    input: runInput,
    role: 'viewer',
    topics: ['deployedTags', ...measured, 'containers', 'containerFiles', 'generatedTags', 'preferences'],
  }),
  'properties.list': read<Properties>()({ input: nothing, role: 'viewer', topics: ['generatedTags', ...measured, 'properties', 'containerFiles'] }),
  'properties.configuration': read<PropertyConfiguration>()({
    input: byId,
    role: 'viewer',
    topics: ['generatedTags', ...measured, 'properties', 'savedConfigurations'],
  }),
} as const

export const setupActs = {
  ...containerActs,
  ...pageCheckActs,
  'plans.generate': act<StoredPlan>()({ input: z.object({ goals: text(20_000), language: z.enum(languages).optional() }), role: 'editor' }),
  'plans.changeEvent': act<StoredPlan>()({
    input: z.object({
      id: text(40),
      change: z
        .object({
          name: text(200),
          enabled: z.boolean(),
          keyEvent: z.boolean(),
          trigger: planTriggerSchema,
          parameters: z.array(planParameterSchema).max(100),
          value: z.null(),
          threshold: z.null(),
          /** Null makes the trigger a guess again. */
          settled: z.enum(settledBy).nullable(),
        })
        .partial(),
    }),
    role: 'editor',
  }),
  'plans.addEvent': act<StoredPlan>()({ input: addedEventInput, role: 'editor' }),
  /** Changes many events at once: includes them, leaves them out, counts them as key events or not, or removes them. */
  'plans.changeEvents': act<StoredPlan>()({ input: changedEventsInput, role: 'editor' }),
  /** Makes an event of what the goals may also ask for. */
  'plans.takeSuggestion': act<StoredPlan>()({ input: z.object({ id: text(40) }), role: 'editor' }),
  /** The event of a question as the answer reads it. */
  'plans.answerQuestion': act<StoredPlan>()({ input: z.object({ id: text(40), reading: z.enum(planReadings) }), role: 'editor' }),
  'plans.removeEvent': act<StoredPlan>()({ input: z.object({ id: text(40) }), role: 'editor' }),
  /** Puts back one event that was removed, with what counted it; everything changed since stays. `before` is the plan as it was. */
  'plans.restoreEvent': act<StoredPlan>()({ input: z.object({ id: text(40), before: storedPlanSchema }), role: 'editor' }),
  /** Takes a note on a part of the goals that became nothing out of the plan: a person has read it. */
  'plans.dismissWish': act<StoredPlan>()({ input: spanSchema, role: 'editor' }),
  /** Adds a user property, or changes the one of this id. */
  'plans.saveUserProperty': act<StoredPlan>()({ input: userPropertyInput, role: 'editor' }),
  'plans.removeUserProperty': act<StoredPlan>()({ input: z.object({ id: text(40) }), role: 'editor' }),
  'plans.setFiles': act<StoredPlan>()({
    input: z.object({ measurementId: z.string().trim().regex(measurementIdPattern).or(z.literal('')), consent: z.enum(consentModes) }).partial(),
    role: 'editor',
  }),
  'plans.startOver': act<void>()({ input: nothing, role: 'editor' }),
  /** Puts back a whole plan as it was: the Undo of generating and starting over. */
  'plans.restore': act<StoredPlan>()({ input: storedPlanSchema.extend({ plan: measurementPlanSchema }), role: 'editor' }),
  /** Finds what is worth measuring on a picture, in the sample workspace, which answers with its own four elements. */
  'screenshots.analyze': act<ScreenshotResult>()({ input: screenshotFileSchema, role: 'editor' }),
  /** Keeps what this device found on a picture of a project of one's own, and suggests events for it. The picture stays where it is. */
  'screenshots.keep': act<ScreenshotResult>()({
    input: z.object({ screenshot: screenshotFileSchema, elements: z.array(foundOnPageSchema).max(mostElements), language: z.enum(languages).optional() }),
    role: 'editor',
  }),
  /** Reads the elements of a page from its HTML: pasted, or fetched where this server may. */
  'screenshots.readPage': act<ScreenshotResult>()({
    input: z.union([z.object({ address: z.url({ protocol: /^https?$/ }).max(2000) }), z.object({ html: z.string().min(1).max(mostPageLetters) })]),
    role: 'editor',
  }),
  /** Puts an element on the picture that the device did not find, as a vision model did, behind those that are there. */
  'screenshots.insert': act<void>()({ input: foundOnPageSchema.required({ box: true }), role: 'editor' }),
  /** Corrects a finding; what is corrected is kept as a label for the feedback loop. Tells what of the event's name was changed so that GA4 accepts it. */
  'screenshots.change': act<Pick<PlannedEvent, 'repairs'>>()({ input: z.object({ id: text(200), change: elementChangeSchema }), role: 'editor' }),
  /** What was said of findings as JSON Lines: where they stand, what was found and what is right; no picture. */
  'screenshots.labels': act<FileToSave>()({ input: nothing, role: 'analyst' }),
  /** Makes events of elements, in the plan and among the configured events as drafts. */
  'screenshots.add': act<{ added: number }>()({ input: someElements, role: 'editor' }),
  /** The Undo of adding. */
  'screenshots.takeBack': act<void>()({ input: someElements, role: 'editor' }),
  'screenshots.clear': act<void>()({ input: nothing, role: 'editor' }),
  /** The Undo of clearing. */
  'screenshots.restore': act<void>()({ input: storedAnalysisSchema, role: 'editor' }),
  /** Sends the picture to the model that is set up, and lays what it finds beside what the device found. Nothing of it is kept. */
  'screenshots.compare': act<VisionComparison>()({ input: comparisonInput, role: 'editor' }),
  'vision.save': act<VisionSettings>()({ input: visionInput, role: 'admin' }),
  /** Asks the model about a small picture of ours; it counts as connected when it answers as asked for. */
  'vision.test': act<{ found: number }>()({ input: nothing, role: 'admin' }),
  /** Notes a platform down; it stays pending until it was read for the first time. */
  'connections.add': act<DataConnection>()({
    input: connectionInput.extend({ type: z.enum(dataConnectionTypes), connector: z.enum(connectors) }),
    role: 'editor',
  }),
  'connections.addFile': act<DataConnection>()({ input: tableFile.extend({ name: text(100), type: z.enum(dataConnectionTypes) }), role: 'editor' }),
  'connections.replaceFile': act<DataConnection>()({ input: tableFile.extend(byId.shape), role: 'editor' }),
  'connections.change': act<DataConnection>()({ input: connectionInput.extend(byId.shape), role: 'editor' }),
  'connections.test': act<ConnectionTest>()({ input: byId, role: 'editor' }),
  'connections.remove': act<void>()({ input: byId, role: 'editor' }),
  /** The file of a connection as it was uploaded. */
  'connections.download': act<{ name: string; text: string }>()({ input: byId, role: 'analyst' }),
  'plans.apply': act<{ added: number; changed: number }>()({ input: nothing, role: 'editor' }),
  'events.create': act<ConfiguredEvent>()({ input: z.object({ name: text(200), type: z.enum(eventTypes) }), role: 'editor' }),
  /** Adds an event that comes without being planned, with the parameters that it carries, as a draft. */
  'events.adopt': act<ConfiguredEvent>()({ input: z.object({ name: z.string().min(1).max(100) }), role: 'editor' }),
  'events.change': act<ConfiguredEvent>()({ input: eventChange, role: 'editor' }),
  'events.setStatus': act<ConfiguredEvent>()({ input: byId.extend({ status: z.enum(configuredEventStatuses) }), role: 'editor' }),
  /** Holds a recorded visit against tags and plan; nothing of it is kept. */
  'events.checkRecording': act<RecordingCheck>()({ input: recordingInput, role: 'analyst' }),
  'events.duplicate': act<ConfiguredEvent>()({ input: byId, role: 'editor' }),
  'events.remove': act<void>()({ input: byId, role: 'editor' }),
  /** Puts back an event that was removed, as it was. */
  'events.restore': act<ConfiguredEvent>()({ input: eventBack, role: 'editor' }),
  'properties.connect': act<AnalyticsProperty>()({ input: propertyIdInput, role: 'editor' }),
  'properties.rename': act<AnalyticsProperty>()({ input: byId.extend({ name: text(100) }), role: 'editor' }),
  'properties.verify': act<AnalyticsProperty>()({ input: byId, role: 'editor' }),
  'properties.remove': act<AnalyticsProperty>()({ input: byId, role: 'editor' }),
  'properties.restore': act<AnalyticsProperty>()({ input: propertyBack, role: 'editor' }),
  /** The calls of the Admin API that set the property up, as a file; what is in it is remembered, so that the next one shows the difference. */
  'properties.saveConfiguration': act<FileToSave>()({ input: byId, role: 'analyst' }),
} as const
