import { z } from 'zod'
import { byId, text } from '../inputTerms.ts'
import { connectionStatuses, containerIdPattern } from './containers.ts'
import { configuredEventStatuses, eventTypes } from './events.ts'
import { planParameterSchema, planTriggerSchema } from './plan.ts'
import { propertyIdPattern } from './properties.ts'

/** An id as people type it: spaces around it and small letters do not matter. */
const typedId = (pattern: RegExp) => z.string().trim().toUpperCase().regex(pattern)

export const containerIdInput = z.object({ id: typedId(containerIdPattern) })
export const propertyIdInput = z.object({ id: typedId(propertyIdPattern) })

const eventFields = {
  name: text(200),
  type: z.enum(eventTypes),
  keyEvent: z.boolean(),
  firedBy: z.array(planTriggerSchema).max(20),
  parameters: z.array(planParameterSchema).max(25),
}
export const eventChange = byId.extend({ change: z.object(eventFields).partial() })
export const eventBack = z.object({
  id: text(200),
  project: text(100),
  status: z.enum(configuredEventStatuses),
  triggers: z.number().int().min(0).max(1000),
  created: z.iso.datetime().optional(),
  name: eventFields.name,
  type: eventFields.type.optional(),
  keyEvent: eventFields.keyEvent.optional(),
  firedBy: eventFields.firedBy.optional(),
  // An applied plan can have more of them than one can write.
  parameters: z.array(planParameterSchema).max(100).optional(),
})

const connected = { project: text(100), name: text(200), status: z.enum(connectionStatuses) }
export const propertyBack = z.object({ ...connected, ...propertyIdInput.shape, streams: z.number().int().min(0).max(1000) })

/** Where generated tags shall go: into which container, and which of them. */
export const deploymentInput = z.object({ containerId: text(20), workspaceId: text(200).optional() })

const tagName = text(200)
export const workspaceFields = z.object({
  name: text(60),
  tags: z.array(tagName).min(1).max(500),
  edits: z.record(tagName, z.object({ name: tagName, paused: z.boolean() }).partial()),
})
